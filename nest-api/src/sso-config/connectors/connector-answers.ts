import type { ConnectorResult } from '@gatehouse/connector';
import { PROOF_REFUSALS } from '@gatehouse/ldap';
import { readUser } from '@gatehouse/scim';
import { z } from 'zod';

/** What connectors answer. They are in a network that Gatehouse does not know: everything is checked. */
const id = z.string().trim().min(1).max(300);
const found = z.record(z.string().max(50), z.string().max(2_000));
const cursor = z.record(z.string(), z.json());
const steps = z
  .array(
    z.object({
      name: z.enum(['connect', 'service_account', 'search', 'password']),
      message: z.string().max(2_000),
      found,
    }),
  )
  .max(10);

const PageSchema = z.object({
  phase: z.enum(['users', 'groups']),
  users: z.array(z.object({ resource: z.unknown().transform(toUser) })).max(1_000),
  removedUsers: z.array(id).max(0),
  groups: z
    .array(
      z.object({
        externalId: id,
        name: z.string().max(1_000).nullable(),
        added: z.array(id).max(50_000),
        removed: z.array(id).max(0),
        isWhole: z.boolean(),
      }),
    )
    .max(1_000),
  removedGroups: z.array(id).max(0),
  cursor,
  next: cursor.optional(),
});

const EntrySchema = z.object({
  dn: z.string().max(2_000),
  attributes: z.record(
    z.string().max(200),
    z.array(z.union([z.string().max(10_000), z.object({ base64: z.base64().max(10_000) })])).max(5_000),
  ),
});

const FAILURES = [
  'ldap_unreachable',
  'ldap_slow',
  'ldap_address_rejected',
  'ldap_certificate',
  'ldap_server_name',
  'ldap_no_tls',
  'ldap_rejected_credentials',
  'ldap_search',
  'ldap_no_base',
  'cursor_unknown',
  'internal',
] as const;

const ResultSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), page: PageSchema }),
  z.object({ kind: z.literal('proven'), steps, entry: EntrySchema }),
  z.object({ kind: z.literal('refused'), steps, code: z.enum(PROOF_REFUSALS), found }),
  z.object({
    kind: z.literal('failed'),
    failure: z.enum(FAILURES),
    found: z.string().max(2_000),
    host: z.string().max(300),
  }),
]);

export const AnswerSchema = z.object({
  number: z.int().min(1).max(2_147_483_647),
  isLast: z.boolean(),
  result: ResultSchema,
});

/** Null: it is no result. @param text JSON */
export function readResult(text: string): ConnectorResult | null {
  return (ResultSchema.safeParse(JSON.parse(text)).data as ConnectorResult | undefined) ?? null;
}

/** As of a request to create a user by SCIM. */
function toUser(resource: unknown, context: z.RefinementCtx) {
  try {
    const user = readUser(resource);
    if (id.safeParse(user.externalId).success) return user;
  } catch {
    // Said below.
  }
  context.addIssue({ code: 'custom', message: 'This is no user with an externalId.' });
  return z.NEVER;
}
