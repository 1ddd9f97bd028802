// Made by `cargo xtask bless` from the types of aeroplane-protocol.

/** How many characters a name may have, as people count them. */
export const NAME_CHARACTERS = 20;

/** How many bytes a name may have in UTF-8. */
export const NAME_BYTES = 64;

/** How many characters a line of chat may have. */
export const CHAT_CHARACTERS = 200;

/** How many bytes a line of chat may have in UTF-8. */
export const CHAT_BYTES = 800;

/** How many letters and digits a room code has. */
export const ROOM_CODE_LENGTH = 8;
