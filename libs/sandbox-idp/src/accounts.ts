import { createHash } from 'node:crypto';

/** The password of every account here. Public by intent: nothing here is real. */
export const SANDBOX_PASSWORD = 'sandbox';

/** The directory that Microsoft gives to people who have none. Source: Microsoft identity platform, ID token claims. */
export const PERSONAL_TID = '9188040d-6c67-4c5b-b112-36a304b66dad';

/** A company's directory: at Google known by its domain, at Microsoft by an id. */
export interface Directory {
  readonly name: string;
  readonly tid: string;
  /** The first is its primary domain. */
  readonly domains: readonly string[];
}

export const DIRECTORIES: readonly Directory[] = [
  {
    name: 'Demo Company',
    tid: '5d6f4a0c-7c1e-4f5e-9f0e-3a1b2c3d4e5f',
    domains: ['demo-company.test'],
  },
  {
    name: 'New Company',
    tid: '8a7b6c5d-4e3f-4a2b-8c1d-0e9f8a7b6c5d',
    domains: ['new-company.test', 'new-company-labs.test'],
  },
  {
    name: 'Harbour Books',
    tid: '3c1d9f2e-6b5a-4d47-8e20-71f4a9c6b8d3',
    domains: ['harbour-books.test'],
  },
  {
    name: 'Fjord Cycling',
    tid: 'b4a86c17-52d9-4e0b-9a63-d7e21f80c59a',
    domains: ['fjord-cycling.test', 'fjord-rentals.test'],
  },
];

export interface Account {
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  /** Null for somebody's private account. */
  readonly directory: Directory | null;
  /** Who may consent for the company and read its directory. */
  readonly isDirectoryAdmin: boolean;
  readonly groups: readonly string[];
}

export const ACCOUNTS: readonly Account[] = [
  person('employee@demo-company.test', 'Emma', 'Employee', ['staff']),
  person('directory-admin@demo-company.test', 'Dana', 'Directory', ['staff', 'it-admins'], true),
  person('employee@new-company.test', 'Nils', 'Newcomer', ['staff']),
  person('employee@new-company-labs.test', 'Lena', 'Labs', ['staff']),
  person('directory-admin@new-company.test', 'Nora', 'Nichols', ['staff', 'it-admins'], true),
  person('employee@harbour-books.test', 'Hanna', 'Holm', ['staff']),
  person('directory-admin@harbour-books.test', 'Oskar', 'Oakes', ['staff', 'it-admins'], true),
  person('employee@fjord-cycling.test', 'Freya', 'Falk', ['staff']),
  person('directory-admin@fjord-cycling.test', 'Finn', 'Foss', ['staff', 'it-admins'], true),
  person('employee@fjord-rentals.test', 'Runa', 'Rask', ['staff']),
  person('manager@fjord-rentals.test', 'Rolf', 'Ruud', ['staff']),
  person('someone@private-mail.test', 'Percy', 'Private', []),
];

/** One of `ACCOUNTS`, or one of the many numbered employees of the demo company: `employee-17@demo-company.test`. */
export function findAccount(email: string): Account | undefined {
  const key = email.trim().toLowerCase();
  return ACCOUNTS.find((account) => account.email === key) ?? numberedEmployee(key);
}

function numberedEmployee(email: string): Account | undefined {
  const [, number] = /^employee-(\d{1,4})@demo-company\.test$/.exec(email) ?? [];
  return number === undefined ? undefined : person(email, 'Employee', `Number ${number}`, ['staff']);
}

/** The id under which one provider knows an account: another at each, as at the real ones. */
export function subjectOf(provider: string, { email }: Pick<Account, 'email'>): string {
  const digits = createHash('sha256').update(`${provider}:${email}`).digest().readBigUInt64BE(0);
  return digits.toString().padStart(20, '1').slice(0, 20);
}

/** The id of the person in the directory, which all applications see alike. */
export function objectIdOf({ email }: Pick<Account, 'email'>): string {
  const hex = createHash('sha256').update(`oid:${email}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

function person(
  email: string,
  givenName: string,
  familyName: string,
  groups: readonly string[],
  isDirectoryAdmin = false,
): Account {
  const directory =
    DIRECTORIES.find(({ domains }) => domains.some((domain) => email.endsWith(`@${domain}`))) ?? null;
  return { email, givenName, familyName, groups, isDirectoryAdmin, directory };
}
