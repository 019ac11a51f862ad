import { createHash } from 'node:crypto';

/** The password of every account. Intentionally public: the accounts are fictional. */
export const SANDBOX_PASSWORD = 'sandbox';

/** The Microsoft tenant of personal accounts. Source: Microsoft identity platform, ID token claims. */
export const PERSONAL_TID = '9188040d-6c67-4c5b-b112-36a304b66dad';

/** A company's directory: identified at Google by its domain, at Microsoft by an ID. */
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
  /** Null for a personal account. */
  readonly directory: Directory | null;
  /** Whether the account may consent for the company and read its directory. */
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

/** The ID of an account at one provider. It differs between providers, as with the real ones. */
export function subjectOf(provider: string, { email }: Pick<Account, 'email'>): string {
  const digits = createHash('sha256').update(`${provider}:${email}`).digest().readBigUInt64BE(0);
  return digits.toString().padStart(20, '1').slice(0, 20);
}

/** The ID of the user in the directory, the same for all applications. */
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
