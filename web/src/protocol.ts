/** The forms of the protocol, from the file that is generated from the server's own types. */
export * from "../../crates/aeroplane-protocol/typescript/protocol";
