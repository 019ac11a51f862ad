/** The text cannot be parsed as a list. The message says why. */
export class UnreadableList extends Error {}
