// Pages read these, so they are apart from the schemas: a browser loads no zod.

/** Kinds of applications, by what such a program needs. */
export const APPLICATION_KINDS = ['web', 'spa', 'native', 'device', 'machine', 'saml'] as const;
export type ApplicationKind = (typeof APPLICATION_KINDS)[number];

/** Days that `failures` and `last_sign_in_at` of a list look back. */
export const APPLICATION_ACTIVITY_DAYS = { failures: 7, signIns: 30 } as const;
