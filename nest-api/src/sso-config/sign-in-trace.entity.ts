import type { TraceStep } from '@gatehouse/contracts';
import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { tenantFilter } from '../database/tenant-filter.js';

const SignInTraceRow = defineEntity({
  name: 'SignInTrace',
  tableName: 'sign_in_traces',
  filters: tenantFilter,
  indexes: [
    { properties: ['configurationId', 'id'] },
    {
      name: 'sign_in_traces_draft_id_index',
      expression: `create index sign_in_traces_draft_id_index on sign_in_traces (draft_id, id)
        where draft_id is not null`,
    },
  ],
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    tenantId: p.uuid().nullable().index(),
    configurationId: p.uuid(),
    /** The draft that it used; null: the connection as it was. */
    draftId: p.uuid().nullable(),
    purpose: p.string().length(20).$type<'sign_in' | 'test'>(),
    /** `success` or the code of the rejection; null while it is unfinished. */
    outcome: p.string().length(60).nullable(),
    message: p.string().length(1000).nullable(),
    userId: p.uuid().nullable(),
    email: p.string().length(254).nullable(),
    requestId: p.string().length(20).nullable(),
    steps: p.json<TraceStep[]>().onCreate(() => []),
    claims: p.json<Record<string, unknown>>().nullable(),
    /** False once the steps and claims of an older one are removed. */
    isWhole: p.boolean().default(true),
    startedAt: p.datetime(),
    finishedAt: p.datetime().nullable(),
  },
});

/** What happened in one sign-in, without its secrets. */
export class SignInTrace extends SignInTraceRow.class {}
SignInTraceRow.setClass(SignInTrace);
