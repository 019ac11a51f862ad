import { createHash } from 'node:crypto';
import { ACCOUNTS, type Directory, objectIdOf, subjectOf } from '../accounts.ts';

/** The providers whose API shows the directory. */
export type Shown = 'google' | 'microsoft';

export interface CompanyPerson {
  /** By which it is known from the beginning, whatever its address becomes. */
  readonly key: string;
  email: string;
  givenName: string;
  familyName: string;
  title: string;
  department: string;
  isActive: boolean;
  isGuest: boolean;
  /** Set once it was deleted. */
  deletedAt: Date | null;
}

export interface CompanyGroup {
  readonly key: string;
  name: string;
  /** Keys of people and of groups. */
  readonly members: Set<string>;
  deletedAt: Date | null;
}

export interface Change {
  readonly number: number;
  readonly kind: 'person' | 'group';
  readonly key: string;
  /** Of a group: whose membership changed, and whether it ended. */
  readonly member?: { readonly key: string; readonly isRemoved: boolean };
}

/** What the next request of the API returns in the place of an answer. */
export interface Failure {
  readonly status: number;
  /** Of the response header `Retry-After`, in seconds. */
  readonly retryAfter?: number;
  /** Google's reason, such as `rateLimitExceeded`; Microsoft's code. */
  readonly reason?: string;
}

/** The people and groups of a company, as Microsoft Graph and Google's Directory API show them. */
export class CompanyDirectory {
  readonly people = new Map<string, CompanyPerson>();
  readonly groups = new Map<string, CompanyGroup>();
  readonly changes: Change[] = [];
  /** Delta tokens from before this change are forgotten. */
  oldest = 0;
  /** Requests that were answered, the newest last. */
  readonly requests: string[] = [];
  private readonly failures: { shown: Shown; failure: Failure }[] = [];

  readonly company: Directory;

  constructor(company: Directory) {
    this.company = company;
    const own = ACCOUNTS.filter(({ directory }) => directory === company);
    for (const { email, givenName, familyName } of own) this.add(email, { givenName, familyName });
    this.addGroup('staff');
    this.addGroup('it-admins');
    for (const { email, groups } of own) for (const group of groups) this.join(group, email);
  }

  get now(): number {
    return this.changes.length;
  }

  add(email: string, given: Partial<Omit<CompanyPerson, 'key' | 'email'>> = {}): CompanyPerson {
    const person: CompanyPerson = {
      key: email,
      email,
      givenName: 'Sam',
      familyName: 'Sandbox',
      title: 'Engineer',
      department: 'Product',
      isActive: true,
      isGuest: false,
      deletedAt: null,
      ...given,
    };
    this.people.set(email, person);
    this.note('person', email);
    return person;
  }

  /** `employee-1` to `employee-<count>` of the primary domain. */
  addMany(count: number): void {
    for (let number = 1; number <= count; number += 1) {
      const names = { givenName: 'Employee', familyName: `Number ${number}` };
      this.add(`employee-${number}@${this.company.domains[0]}`, names);
    }
  }

  change(key: string, values: Partial<Omit<CompanyPerson, 'key'>>): void {
    Object.assign(this.person(key), values);
    this.note('person', key);
  }

  remove(key: string): void {
    this.change(key, { deletedAt: new Date() });
    for (const group of this.groups.values()) if (group.members.has(key)) this.leave(group.key, key);
  }

  addGroup(key: string, name = key): CompanyGroup {
    const group: CompanyGroup = { key, name, members: new Set(), deletedAt: null };
    this.groups.set(key, group);
    this.note('group', key);
    return group;
  }

  rename(key: string, name: string): void {
    this.group(key).name = name;
    this.note('group', key);
  }

  removeGroup(key: string): void {
    this.group(key).deletedAt = new Date();
    this.note('group', key);
  }

  join(group: string, member: string): void {
    this.group(group).members.add(member);
    this.note('group', group, { key: member, isRemoved: false });
  }

  leave(group: string, member: string): void {
    this.group(group).members.delete(member);
    this.note('group', group, { key: member, isRemoved: true });
  }

  /** Every delta token that was given out is answered with 410. */
  forgetTokens(): void {
    this.oldest = this.now + 1;
    this.note('person', [...this.people.keys()][0] ?? '');
  }

  failNext(shown: Shown, failure: Failure, times = 1): void {
    for (let time = 0; time < times; time += 1) this.failures.push({ shown, failure });
  }

  takeFailure(shown: Shown): Failure | undefined {
    const at = this.failures.findIndex((planned) => planned.shown === shown);
    return at < 0 ? undefined : this.failures.splice(at, 1)[0]?.failure;
  }

  private person(key: string): CompanyPerson {
    const person = this.people.get(key);
    if (!person) throw new Error(`the directory has no user ${key}`);
    return person;
  }

  private group(key: string): CompanyGroup {
    const group = this.groups.get(key);
    if (!group) throw new Error(`the directory has no group ${key}`);
    return group;
  }

  private note(kind: Change['kind'], key: string, member?: Change['member']): void {
    this.changes.push({ number: this.changes.length + 1, kind, key, ...(member && { member }) });
  }
}

/** The ID under which a provider knows a person, as its ID tokens say. */
export function personIdAt(shown: Shown, { key }: Pick<CompanyPerson, 'key'>): string {
  return shown === 'microsoft' ? objectIdOf({ email: key }) : subjectOf('google', { email: key });
}

export function groupIdAt(shown: Shown, company: Directory, { key }: Pick<CompanyGroup, 'key'>): string {
  const name = `group:${company.tid}:${key}`;
  return shown === 'microsoft' ? objectIdOf({ email: name }) : `0${subjectOf('google', { email: name })}`;
}

/** Changes with everything that the API shows of an object. */
export function entityTag(shown: unknown): string {
  return `"${createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22)}"`;
}
