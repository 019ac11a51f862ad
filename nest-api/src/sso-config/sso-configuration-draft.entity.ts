import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { tenantFilter } from '../database/tenant-filter.js';
import type { Editable } from './configurations/editable.js';

/** Why a release ended by itself. */
export interface TakenBack {
  /** ISO 8601. */
  readonly at: string;
  /** The most frequent cause. */
  readonly code: string;
  readonly draft: { readonly succeeded: number; readonly failed: number };
  readonly live: { readonly succeeded: number; readonly failed: number };
}

const SsoConfigurationDraftRow = defineEntity({
  name: 'SsoConfigurationDraft',
  tableName: 'sso_configuration_drafts',
  filters: tenantFilter,
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    tenantId: p.uuid().index(),
    configurationId: p.uuid().unique(),
    /** The configuration's `version` that the draft changes. */
    baseVersion: p.integer(),
    savedBy: p.uuid().nullable(),
    savedAt: p.datetime(),
    content: p.json<Editable>(),
    /** Envelopes, bound to `sso_configuration_drafts:<id>`. */
    clientSecret: p.text().nullable(),
    privateKey: p.text().nullable(),
    /** The discovery document and the keys, as they were read when the draft was saved. */
    document: p.json<Record<string, unknown>>().nullable(),
    keys: p.json<Record<string, unknown>[]>().onCreate(() => []),
    testedAt: p.datetime().nullable(),
    testedBy: p.uuid().nullable(),
    /** Members that use the draft; empty for a share. */
    users: p.array().$type<string[]>(),
    percent: p.integer().nullable(),
    releasedAt: p.datetime().nullable(),
    releasedBy: p.uuid().nullable(),
    /** Traces of the release have a later ID. */
    releasedFrom: p.uuid().nullable(),
    /** Whether sign-ins use it now. */
    isReleased: p.boolean().default(false),
    takenBack: p.json<TakenBack>().nullable(),
  },
});

/** An edit of a connection before it is published. Its content never changes: each save is another draft. */
export class SsoConfigurationDraft extends SsoConfigurationDraftRow.class {}
SsoConfigurationDraftRow.setClass(SsoConfigurationDraft);
