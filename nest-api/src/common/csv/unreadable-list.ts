/** A text as a whole is no list that could be read; the message says why. */
export class UnreadableList extends Error {}
