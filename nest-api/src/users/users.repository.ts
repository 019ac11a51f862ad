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

/** Accounts. Joins the caller's unit of work. */
@Injectable()
export class UsersRepository {
  constructor(private readonly em: EntityManager) {}

  /** The account must exist. */
  require(id: string): Promise<User> {
    return this.em.findOneOrFail(User, { id });
  }

  find(id: string): Promise<User | null> {
    return this.em.findOne(User, { id });
  }

  async exists(id: string): Promise<boolean> {
    return (await this.em.count(User, { id })) > 0;
  }

  /** Finds an account by its address in the form of `emailKey`. */
  byEmailKey(key: string): Promise<User | null> {
    return this.em.findOne(User, { emailKey: key });
  }

  /**
   * Whether an address, in the form of `emailKey`, has an account. Tenants may ask this too, although they see only
   * their members.
   */
  async hasEmailKey(key: string): Promise<boolean> {
    const [row] = await this.em.execute<{ has: boolean }[]>('select has_account(?) as has', [key]);
    return row?.has ?? false;
  }

  /** Marks the email address as verified, unless it already is. */
  async markVerified(id: string, now: Date): Promise<void> {
    await this.em.nativeUpdate(User, { id, emailVerifiedAt: null }, { emailVerifiedAt: now });
  }

  /** By id. */
  async all(ids: readonly string[]): Promise<ReadonlyMap<string, User>> {
    const users = await this.em.find(User, { id: { $in: [...ids] } });
    return new Map(users.map((user) => [user.id, user]));
  }

  /** The active ones among these accounts, the oldest first. */
  active(ids: readonly string[]): Promise<User[]> {
    return this.em.find(User, { id: { $in: [...ids] }, status: 'active' }, { orderBy: { id: 'asc' } });
  }

  /** The same by email address. */
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

  /**
   * Addresses and locales of active superadmins, the oldest first. Tenants may read them, although they see nothing
   * else of superadmins.
   */
  superadminReceivers(most: number): Promise<{ readonly email: string; readonly locale: string | null }[]> {
    return this.em.execute('select email, locale from superadmin_emails(?)', [most]);
  }

  /** Locales of the addresses that have an account, by address. Tenants see only their members. */
  async localesOf(emails: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
    const keys = emails.map(emailKey);
    const users = await this.em.find(User, { emailKey: { $in: keys } }, { fields: ['emailKey', 'locale'] });
    const known = new Map(users.map((user) => [user.emailKey, user.locale ?? null]));
    return new Map(emails.map((email) => [email, known.get(emailKey(email)) ?? null]));
  }

  /** As `find`, but locks the row until the unit of work ends. */
  lock(id: string): Promise<User | null> {
    return this.em.findOne(User, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** Whether another active superadmin exists. Concurrent callers wait until the unit of work ends. */
  async hasOtherSuperadmin(id: string): Promise<boolean> {
    await this.em.execute(`select pg_advisory_xact_lock(hashtextextended('superadmins', 0))`);
    return (await this.em.count(User, { isSuperadmin: true, status: 'active', id: { $ne: id } })) > 0;
  }

  async isSuperadmin(id: string): Promise<boolean> {
    return (await this.em.count(User, { id, isSuperadmin: true, status: 'active' })) > 0;
  }

  /** The owner of an address. Also works for users who see no account except their own. */
  async ownerOf(email: string): Promise<AddressOwner | null> {
    const [owner] = await this.em.execute<AddressOwner[]>('select * from account_by_email(?)', [
      emailKey(email),
    ]);
    return owner ?? null;
  }
}
