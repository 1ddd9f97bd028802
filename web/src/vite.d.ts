/// <reference types="vite/client" />
/// <reference types="svelte" />

declare module "*.ftl" {
  /** The messages, without comments. */
  const messages: string;
  export default messages;
}
