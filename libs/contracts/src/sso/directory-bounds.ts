/** Bounds of directories. */
export const DIRECTORY_BOUNDS = {
  /** So that one can replace the other. */
  tokens: 2,
  /** Days in which a user who comes back finds role, groups and links. */
  comeBackDays: 30,
  /** Requests that the log keeps for a directory. */
  requests: 1_000,
  /** Days in which a day of changes can be undone. */
  changeDays: 90,
} as const;

/** Minutes between two reads of a directory. */
export const PULL_MINUTES = 40;
/** Hours after which a read compares everything again. */
export const PULL_FULL_HOURS = 24;
