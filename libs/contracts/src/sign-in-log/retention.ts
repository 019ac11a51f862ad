/** How long failed attempts are kept, in days: a setting of the organization. */
export const FAILED_SIGN_IN_DAYS = { min: 7, max: 365, default: 90 } as const;
/** How long successful attempts are kept, in days. */
export const SUCCESSFUL_SIGN_IN_DAYS = 30;
