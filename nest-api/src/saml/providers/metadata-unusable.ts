/** Metadata that cannot be used. The message is for the user who provided it. */
export class MetadataUnusable extends Error {}
