import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { tenantFilter } from '../database/tenant-filter.js';

/** `joined`: made by the sign-in; `domain`: by a verified address of a verified domain; `proof`: by their own password. */
export type LinkedBy = 'joined' | 'domain' | 'proof' | 'sign_up';

const ExternalIdentityRow = defineEntity({
  name: 'ExternalIdentity',
  tableName: 'external_identities',
  filters: tenantFilter,
  uniques: [{ properties: ['configurationId', 'issuer', 'subject'] }],
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    /** The tenant that the sign-in leads to; null for the platform. */
    tenantId: p.uuid().nullable().index(),
    configurationId: p.uuid(),
    issuer: p.string().length(500),
    /** `sub`; at Microsoft the directory's `oid`; for SAML the NameID. */
    subject: p.string().length(300),
    userId: p.uuid().index(),
    /** The latest value from the identity provider. */
    email: p.string().length(254).nullable(),
    linkedBy: p.string().length(20).$type<LinkedBy>(),
    lastSignInAt: p.datetime().nullable(),
    /** When the identity provider disabled the account, as it signaled; null if it did not. */
    disabledAt: p.datetime().nullable(),
    /** When the last event about the account happened. Only a function of the database reads it. */
    signaledAt: p.datetime().nullable().lazy(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
});

/** A user's identity at an identity provider. */
export class ExternalIdentity extends ExternalIdentityRow.class {}
ExternalIdentityRow.setClass(ExternalIdentity);
