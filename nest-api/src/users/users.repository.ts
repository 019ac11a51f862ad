import { emailKey } from '@gatehouse/contracts';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { User } from './user.entity.js';

export type { User };

interface AddressOwner {
  readonly email: string;
  readonly givenName: string;
  readonly locale: string | null;
}

/** Accounts, in the unit of work of the caller. */
@Injectable()
export class UsersRepository {
  constructor(private readonly em: EntityManager) {}

  /** One that is known to exist. */
  require(id: string): Promise<User> {
    return this.em.findOneOrFail(User, { id });
  }

  find(id: string): Promise<User | null> {
    return this.em.findOne(User, { id });
  }

  async exists(id: string): Promise<boolean> {
    return (await this.em.count(User, { id })) > 0;
  }

  /** The account of an address, given as `emailKey` makes it. */
  byEmailKey(key: string): Promise<User | null> {
    return this.em.findOne(User, { emailKey: key });
  }

  /** Whether an address, given as `emailKey` makes it, has an account; also for a tenant, which sees only its members. */
  async hasEmailKey(key: string): Promise<boolean> {
    const [row] = await this.em.execute<{ has: boolean }[]>('select has_account(?) as has', [key]);
    return row?.has ?? false;
  }

  /** Notes that the person has verified their address, unless that is known. */
  async markVerified(id: string, now: Date): Promise<void> {
    await this.em.nativeUpdate(User, { id, emailVerifiedAt: null }, { emailVerifiedAt: now });
  }

  /** By id. */
  async all(ids: readonly string[]): Promise<ReadonlyMap<string, User>> {
    const users = await this.em.find(User, { id: { $in: [...ids] } });
    return new Map(users.map((user) => [user.id, user]));
  }

  /** Those of some accounts that are active, the oldest first. */
  active(ids: readonly string[]): Promise<User[]> {
    return this.em.find(User, { id: { $in: [...ids] }, status: 'active' }, { orderBy: { id: 'asc' } });
  }

  /** The same by their addresses. */
  activeByEmail(ids: readonly string[]): Promise<User[]> {
    return this.em.find(User, { id: { $in: [...ids] }, status: 'active' }, { orderBy: { emailKey: 'asc' } });
  }

  /** Active superadmins, the oldest first. */
  superadmins(most: number): Promise<User[]> {
    return this.em.find(
      User,
      { isSuperadmin: true, status: 'active' },
      { orderBy: { id: 'asc' }, limit: most },
    );
  }

  /** Where to write to active superadmins, the oldest first; also for a tenant, which sees nothing else of them. */
  superadminReceivers(most: number): Promise<{ readonly email: string; readonly locale: string | null }[]> {
    return this.em.execute('select email, locale from superadmin_emails(?)', [most]);
  }

  /** The locales of those addresses that have an account, by address. A tenant sees its members only. */
  async localesOf(emails: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
    const keys = emails.map(emailKey);
    const users = await this.em.find(User, { emailKey: { $in: keys } }, { fields: ['emailKey', 'locale'] });
    const known = new Map(users.map((user) => [user.emailKey, user.locale ?? null]));
    return new Map(emails.map((email) => [email, known.get(emailKey(email)) ?? null]));
  }

  /** As `find`, held until the unit of work ends. */
  lock(id: string): Promise<User | null> {
    return this.em.findOne(User, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** Whether somebody else runs the platform. Two who ask at once take turns until the unit of work ends. */
  async hasOtherSuperadmin(id: string): Promise<boolean> {
    await this.em.execute(`select pg_advisory_xact_lock(hashtextextended('superadmins', 0))`);
    return (await this.em.count(User, { isSuperadmin: true, status: 'active', id: { $ne: id } })) > 0;
  }

  async isSuperadmin(id: string): Promise<boolean> {
    return (await this.em.count(User, { id, isSuperadmin: true, status: 'active' })) > 0;
  }

  /** Whose address it is; also for somebody who sees no account but their own. */
  async ownerOf(email: string): Promise<AddressOwner | null> {
    const [owner] = await this.em.execute<AddressOwner[]>('select * from account_by_email(?)', [
      emailKey(email),
    ]);
    return owner ?? null;
  }
}
