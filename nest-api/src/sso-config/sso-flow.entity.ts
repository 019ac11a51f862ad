import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { tenantFilter } from '../database/tenant-filter.js';
import type { UpstreamIdentity } from './sign-in/upstream-identity.js';

export type FlowPurpose = 'sign_in' | 'test';
export type FlowMode = 'signin' | 'signup';

const SsoFlowRow = defineEntity({
  name: 'SsoFlow',
  tableName: 'sso_flows',
  filters: tenantFilter,
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    tenantId: p.uuid().nullable().index(),
    configurationId: p.uuid(),
    /** The draft whose values it uses; null: those of the connection. */
    draftId: p.uuid().nullable(),
    purpose: p.string().length(20).$type<FlowPurpose>(),
    mode: p.string().length(20).$type<FlowMode>(),
    /** SHA-256; the values themselves are the browser's. */
    stateHash: p.string().length(43).unique(),
    browserHash: p.string().length(43),
    nonce: p.string().length(64),
    /** PKCE. Envelope, bound to `sso_flows:<id>`. */
    verifier: p.text().nullable(),
    /** The custom domain where it began, and ends; null: the platform's host. */
    host: p.string().length(253).nullable(),
    /** Path on this origin. */
    returnTo: p.string().length(500).nullable(),
    /** Who runs a test. */
    startedBy: p.uuid().nullable(),
    traceId: p.uuid(),
    /** `success` or the code of the outcome; null until the browser returns. */
    result: p.string().length(60).nullable(),
    /** The verified identity, which waits for the password of the account that it will be linked to. */
    pending: p.json<UpstreamIdentity & { userId: string }>().nullable(),
    ticketHash: p.string().length(43).nullable().unique(),
    expiresAt: p.datetime().index(),
    consumedAt: p.datetime().nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
});

/** An unfinished sign-in through an identity provider. */
export class SsoFlow extends SsoFlowRow.class {}
SsoFlowRow.setClass(SsoFlow);
