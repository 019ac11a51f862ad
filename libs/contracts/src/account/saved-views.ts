import { z } from 'zod';
import { LIMITS } from '../common/limits.ts';

/** Lists with saved filters, each with its query parameters. A page's cursor is not one of them. */
export const SAVED_VIEW_PARAMETERS = {
  apis: ['of'],
  applications: ['search', 'kind', 'status'],
  audit: [
    'of',
    'scope',
    'group',
    'action',
    'person',
    'target',
    'reference',
    'outcome',
    'from',
    'until',
    'live',
  ],
  connections: ['of'],
  'database-tables': ['search'],
  domains: ['status', 'of'],
  groups: ['search', 'source'],
  invitations: ['search', 'status'],
  'job-runs': ['job', 'state'],
  jobs: ['search', 'show'],
  members: ['search', 'role', 'status', 'sort'],
  outbox: ['status', 'to'],
  packages: ['search'],
  sessions: ['of', 'email', 'network'],
  'set-up-links': ['of'],
  'sign-in-log': ['search', 'result', 'purpose'],
  tenants: ['search', 'status', 'plan', 'payment', 'deleted', 'sort', 'order', 'columns', 'column'],
  users: ['search', 'role', 'status', 'sort'],
} as const satisfies Record<string, readonly string[]>;
export type SavedViewList = keyof typeof SAVED_VIEW_PARAMETERS;
export const SAVED_VIEW_LISTS = /* @__PURE__ */ Object.keys(SAVED_VIEW_PARAMETERS) as [
  SavedViewList,
  ...SavedViewList[],
];

/** Parameters in `query` that the list does not support, such as a cursor. */
export function unknownParametersOf(list: SavedViewList, query: string): string[] {
  const known: readonly string[] = SAVED_VIEW_PARAMETERS[list];
  return [...new Set(new URLSearchParams(query).keys())].filter((name) => !known.includes(name));
}

const shape = /* @__PURE__ */ (() => ({
  name: z
    .string()
    .trim()
    .min(1, 'Enter a name')
    .max(LIMITS.savedViewName, `At most ${LIMITS.savedViewName} characters`),
  query: z
    .string()
    .min(1, 'Filter or sort the list first')
    .max(LIMITS.savedViewQuery, `At most ${LIMITS.savedViewQuery} characters`)
    .meta({ description: 'Query of the list without its question mark and without a cursor' }),
  isDefault: z.boolean().meta({ description: 'Whether the list opens with this view' }),
}))();

const ListSchema = /* @__PURE__ */ z.enum(SAVED_VIEW_LISTS).meta({ id: 'SavedViewList' });

export const SavedViewSchema = /* @__PURE__ */ z
  .object({
    id: z.uuid(),
    list: ListSchema,
    name: z.string(),
    query: z.string(),
    isDefault: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'SavedView' });
export type SavedViewDto = z.infer<typeof SavedViewSchema>;

export const SavedViewsSchema = /* @__PURE__ */ z
  .object({ items: z.array(SavedViewSchema) })
  .meta({ id: 'SavedViews' });

export const SavedViewsQuerySchema = /* @__PURE__ */ z.object({ list: ListSchema }).strict();
export type SavedViewsQuery = z.infer<typeof SavedViewsQuerySchema>;

export const CreateSavedViewSchema = /* @__PURE__ */ z
  .object({ ...shape, list: ListSchema, isDefault: shape.isDefault.default(false) })
  .strict()
  .meta({
    id: 'CreateSavedView',
    example: {
      list: 'tenants',
      name: 'Overdue',
      query: 'payment=overdue&sort=nextPayment',
      isDefault: false,
    },
  });
export type CreateSavedView = z.infer<typeof CreateSavedViewSchema>;

/** Missing fields are unchanged. */
export const ChangeSavedViewSchema = /* @__PURE__ */ z
  .object({
    name: shape.name.optional(),
    query: shape.query.optional(),
    isDefault: shape.isDefault.optional(),
  })
  .strict()
  .meta({ id: 'ChangeSavedView', example: { name: 'Payment overdue', isDefault: true } });
export type ChangeSavedView = z.infer<typeof ChangeSavedViewSchema>;
