import type { Downstream, TokenFormat } from '@gatehouse/contracts';
import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { tenantFilter } from '../../database/tenant-filter.js';

const OAuthResourceRow = defineEntity({
  name: 'OAuthResource',
  tableName: 'oauth_resources',
  filters: tenantFilter,
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    /** Null for the platform's. */
    tenantId: p.uuid().nullable().index(),
    identifier: p.string().length(500).unique(),
    name: p.string().length(120),
    tokenFormat: p.string().length(10).$type<TokenFormat>(),
    scopes: p.array().$type<string[]>(),
    /** Client IDs of applications that may exchange tokens for it. */
    mayAct: p.array().$type<string[]>().default([]),
    /** What its scopes are worth at other APIs. */
    downstream: p.json<Downstream[]>().default([]),
    createdAt: p.datetime().onCreate(() => new Date()),
    updatedAt: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
    version: p.integer().version(),
  },
});

/** An API. Applications of its owner can get tokens for it. */
export class OAuthResource extends OAuthResourceRow.class {}
OAuthResourceRow.setClass(OAuthResource);
