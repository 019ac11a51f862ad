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
    /** What two spellings of one address share: looked up instead of `email`. */
    emailKey: p.string().length(254).unique(),
    givenName: p.string().length(100),
    familyName: p.string().length(100),
    /** As applications learn it. Never fetched. */
    picture: p.string().length(2000).nullable(),
    locale: p.string().length(35).nullable(),
    zoneinfo: p.string().length(64).nullable(),
    emailVerifiedAt: p.datetime().nullable(),
    status: p.string().length(20).$type<'active' | 'suspended'>().default('active'),
    isSuperadmin: p.boolean().default(false),
    /** Made with the demo data, with a password that is public: nothing starts with them where there is none. */
    isDemo: p.boolean().default(false),
    /** An authenticator app or a passkey; the database keeps it true. */
    hasFactor: p.boolean().default(false),
    /** What they are in the tenants that they belong to; the database keeps it true. */
    memberAs: p.string().length(10).$type<'nothing' | 'user' | 'admin' | 'both'>().default('nothing'),
    /** Whether a sign-in with a new browser or machine is told by mail. */
    newDeviceMail: p.boolean().default(true),
    /** From when on they are erased: a while after they left their last tenant, or since it was asked for. */
    eraseAfter: p.datetime().nullable(),
    /** The superadmin who asked for it. */
    eraseAskedBy: p.uuid().nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
    updatedAt: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
    version: p.integer().version(),
  },
});

/** A person. What ties them to a tenant is their membership. */
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
