// Pages use these, so they are separate from the schemas: browsers must not load zod.

/** Kinds of applications. */
export const APPLICATION_KINDS = ['web', 'spa', 'native', 'device', 'machine', 'saml'] as const;
export type ApplicationKind = (typeof APPLICATION_KINDS)[number];

/** Days covered by `failures` and `last_sign_in_at` in lists. */
export const APPLICATION_ACTIVITY_DAYS = { failures: 7, signIns: 30 } as const;
