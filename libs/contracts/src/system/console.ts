import { z } from 'zod';
import { COUNTED_AT_MOST, SEARCH } from '../common/limits.ts';

/** Kinds of search results besides pages and actions, in display order. */
export const SEARCH_KINDS = [
  'tenants',
  'users',
  'applications',
  'connections',
  'domains',
  'attempts',
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** One kind can contain two types with different pages. */
export const SEARCH_THINGS = [
  'tenant',
  'user',
  'oauth_client',
  'saml_provider',
  'connection',
  'domain',
  'attempt',
] as const;
export type SearchThing = (typeof SEARCH_THINGS)[number];

export const SearchHitSchema = /* @__PURE__ */ z
  .object({
    id: z.uuid(),
    thing: z.enum(SEARCH_THINGS),
    title: z.string(),
    detail: z.string().meta({ description: 'A distinguishing value: an address, a code, a client ID' }),
    tenantName: z.string().nullable().meta({
      description: 'The owner, for a superadmin. Null if it is the platform or clear from the context',
    }),
  })
  .meta({ id: 'SearchHit' });
export type SearchHit = z.infer<typeof SearchHitSchema>;

export const SearchResultsSchema = /* @__PURE__ */ z
  .object({
    groups: z.array(
      z.object({
        kind: z.enum(SEARCH_KINDS),
        items: z.array(SearchHitSchema).max(SEARCH.ofEachKind),
        more: z.boolean().meta({ description: 'Whether there are more' }),
      }),
    ),
  })
  .meta({
    id: 'SearchResults',
    description: 'Omits types without matches, and types that the caller may not see',
  });
export type SearchResults = z.infer<typeof SearchResultsSchema>;
export type SearchGroup = SearchResults['groups'][number];

export const SearchQuerySchema = /* @__PURE__ */ z.object({
  q: z
    .string()
    .trim()
    .min(SEARCH.least, `Enter at least ${SEARCH.least} characters`)
    .max(SEARCH.most, `At most ${SEARCH.most} characters`)
    .meta({
      description:
        'Start of a name or address, or any three or more characters of a name. A reference, an email address, an IP address or a code of the sign-in log, in full',
    }),
});
export type SearchQuery = z.infer<typeof SearchQuerySchema>;

export const LaunchpadSchema = /* @__PURE__ */ z
  .object({
    items: z
      .array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          url: z.url(),
          lastUsedAt: z.iso.datetime().nullable().meta({
            description:
              "The caller's last sign-in to the application. Null if it is not among their latest events",
          }),
        }),
      )
      .max(50),
  })
  .meta({ id: 'Launchpad' });
export type LaunchDto = z.infer<typeof LaunchpadSchema>['items'][number];

const CountSchema = /* @__PURE__ */ z
  .int()
  .min(0)
  .max(COUNTED_AT_MOST + 1);

/** Counts of objects, for the consoles. */
export const OverviewSchema = /* @__PURE__ */ z
  .object({
    tenants: CountSchema.nullable().meta({ description: 'Null within a tenant' }),
    users: CountSchema,
    invitations: CountSchema.meta({ description: 'Pending ones' }),
    roles: CountSchema.meta({ description: "The tenants' custom roles" }),
    applications: CountSchema,
    samlProviders: CountSchema,
    apis: CountSchema,
    connections: CountSchema,
    enabledConnections: CountSchema,
    domains: CountSchema,
    verifiedDomains: CountSchema,
    sessions: CountSchema.meta({ description: 'Currently active' }),
    consents: CountSchema.meta({ description: 'Consents that users gave to applications' }),
    events: CountSchema.meta({ description: 'In the audit log, in the last 24 hours' }),
  })
  .meta({ id: 'Overview', description: `${COUNTED_AT_MOST + 1} stands for more than ${COUNTED_AT_MOST}` });
export type Overview = z.infer<typeof OverviewSchema>;

export const OverviewQuerySchema = /* @__PURE__ */ z.object({
  tenantId: z
    .uuid()
    .optional()
    .meta({ description: 'Superadmins only. Without it, the total of all tenants' }),
});
