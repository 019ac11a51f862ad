/** A row of the user list. */
export interface PersonRow {
  readonly id: string;
  readonly email: string;
  readonly emailKey: string;
  readonly nameKey: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly status: 'active' | 'suspended';
  readonly isSuperadmin: boolean;
  readonly isDemo: boolean;
  readonly emailVerifiedAt: Date | null;
  readonly createdAt: Date;
  readonly eraseAfter: Date | null;
  readonly isEraseAsked: boolean;
  readonly version: number;
}

/** Of `users u`, as in `PersonRow`. */
export const PERSON_COLUMNS = `u.id, u.email, u.email_key as "emailKey",
  person_name_key(u.given_name, u.family_name) as "nameKey",
  u.given_name as "givenName",
  u.family_name as "familyName", u.status, u.is_superadmin as "isSuperadmin", u.is_demo as "isDemo",
  u.email_verified_at as "emailVerifiedAt", u.created_at as "createdAt", u.erase_after as "eraseAfter",
  u.erase_asked_by is not null as "isEraseAsked", u.version`;

/** The search and sort keys of users; each has its indexes. */
export const KEYS = {
  name: 'person_name_key(u.given_name, u.family_name) collate "C"',
  email: 'u.email_key collate "C"',
} as const;
