import { z } from 'zod';
import { PageQuerySchema, pageOf } from './paging.ts';

const MOST_LINES = 10_000;
const count = /* @__PURE__ */ z.int().min(0).max(MOST_LINES);

export const IMPORT_STATES = ['waiting', 'running', 'done', 'stopped'] as const;
export const ImportStateSchema = /* @__PURE__ */ z.enum(IMPORT_STATES).meta({
  id: 'ImportState',
  description: '`stopped`: the user who started it no longer has the permission; the remaining lines failed',
});
export type ImportState = z.infer<typeof ImportStateSchema>;

export const IMPORT_OUTCOMES = ['waiting', 'created', 'skipped', 'failed'] as const;
export const ImportOutcomeSchema = /* @__PURE__ */ z.enum(IMPORT_OUTCOMES).meta({ id: 'ImportOutcome' });
export type ImportOutcome = z.infer<typeof ImportOutcomeSchema>;

/** A CSV file or list that a background job processes. */
export const ImportSchema = /* @__PURE__ */ z
  .object({
    id: z.uuid(),
    kind: z.enum(['tenants', 'invitations']),
    tenantId: z.uuid().nullable().meta({ description: 'Null for an import of tenants' }),
    state: ImportStateSchema,
    lines: count,
    created: count,
    skipped: count.meta({ description: 'Lines for objects that already exist' }),
    failed: count,
    startedBy: z.uuid(),
    stoppedBecause: z.string().nullable(),
    createdAt: z.iso.datetime(),
    finishedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Import' });
export type ImportDto = z.infer<typeof ImportSchema>;
export const ImportPageSchema = /* @__PURE__ */ pageOf(ImportSchema, 'ImportPage');

export const ImportLineSchema = /* @__PURE__ */ z
  .object({
    line: z.int().min(1).max(1_000_000),
    outcome: ImportOutcomeSchema,
    cells: z.record(z.string(), z.string()).meta({ description: 'The values of the line by column' }),
    message: z.string().nullable().meta({ description: 'Why the line was skipped or failed' }),
  })
  .meta({ id: 'ImportLine' });
export type ImportLine = z.infer<typeof ImportLineSchema>;
export const ImportLinePageSchema = /* @__PURE__ */ pageOf(ImportLineSchema, 'ImportLinePage');

/** Larger than other pages, so that 5,000 lines take ten pages. */
export const ImportLineQuerySchema = /* @__PURE__ */ PageQuerySchema.extend({
  limit: z.coerce.number().int().min(1).max(500).default(100),
  outcome: ImportOutcomeSchema.optional(),
});
export type ImportLineQuery = z.infer<typeof ImportLineQuerySchema>;

/** The client chooses the ID: a repeated request starts one import, and a lost response can be looked up. */
export const ImportIdSchema = /* @__PURE__ */ z.uuid().optional().meta({
  description: 'Chosen by the client, so that a repeated request starts the import only once',
});
