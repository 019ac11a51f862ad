/** A text as a whole is no list of people; the message says why. */
export class UnreadableList extends Error {}
