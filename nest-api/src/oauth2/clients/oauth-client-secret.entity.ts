import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { tenantFilter } from '../../database/tenant-filter.js';

const OAuthClientSecretRow = defineEntity({
  name: 'OAuthClientSecret',
  tableName: 'oauth_client_secrets',
  filters: tenantFilter,
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    tenantId: p.uuid().nullable().index(),
    clientId: p.uuid().index(),
    /** Keyed hash of `MasterKeys.hashSecret`, bound to `oauth_client_secrets:<id>`. */
    secret: p.text(),
    /** Last characters, to recognize it; empty for old secrets. */
    lastFour: p.string().length(4).default(''),
    /** Its creator; null for old secrets. */
    createdBy: p.uuid().nullable(),
    /** Null: until it is replaced. */
    expiresAt: p.datetime().nullable().index(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
});

/** A client secret. Two are valid during a rotation. */
export class OAuthClientSecret extends OAuthClientSecretRow.class {}
OAuthClientSecretRow.setClass(OAuthClientSecret);
