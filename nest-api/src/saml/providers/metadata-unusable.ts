/** Why a document is no use, in words for the person who gave it. */
export class MetadataUnusable extends Error {}
