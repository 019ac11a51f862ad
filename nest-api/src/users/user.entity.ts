import { emailKey } from '@gatehouse/contracts';
import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';

const UserRow = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    email: p.string().length(254),
    /** The normalized form of the email address. All lookups use it instead of `email`. */
    emailKey: p.string().length(254).unique(),
    givenName: p.string().length(100),
    familyName: p.string().length(100),
    /** URL that applications receive. The server never fetches it. */
    picture: p.string().length(2000).nullable(),
    locale: p.string().length(35).nullable(),
    zoneinfo: p.string().length(64).nullable(),
    emailVerifiedAt: p.datetime().nullable(),
    status: p.string().length(20).$type<'active' | 'suspended'>().default('active'),
    isSuperadmin: p.boolean().default(false),
    /**
     * Created with the demo data. Their password is public, so the product does not start with them outside of demo
     * mode.
     */
    isDemo: p.boolean().default(false),
    /** Whether the user has an authenticator app or a passkey; maintained by triggers. */
    hasFactor: p.boolean().default(false),
    /** The user's roles across all their tenants; maintained by triggers. */
    memberAs: p.string().length(10).$type<'nothing' | 'user' | 'admin' | 'both'>().default('nothing'),
    /** Whether a sign-in with a new browser or device sends an email. */
    newDeviceMail: p.boolean().default(true),
    /** Whether an admin receives the weekly email about their organizations. */
    weeklyEmail: p.boolean().default(true),
    /**
     * When the account will be erased: some time after the user left their last tenant, or after a request for erasure.
     */
    eraseAfter: p.datetime().nullable(),
    /** The superadmin who requested the erasure. */
    eraseAskedBy: p.uuid().nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
    updatedAt: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
    version: p.integer().version(),
  },
});

/** A user. Memberships connect them to tenants. */
export class User extends UserRow.class {
  fullName(): string {
    return `${this.givenName} ${this.familyName}`.trim();
  }

  changeEmail(email: string): void {
    this.email = email.trim();
    this.emailKey = emailKey(email);
  }
}
UserRow.setClass(User);
