import {
  emailKey,
  FAILED_SIGN_IN_DAYS,
  type RiskLevel,
  type SignInAttemptQuery,
  SUCCESSFUL_SIGN_IN_DAYS,
} from '@gatehouse/contracts';
import ipaddr from 'ipaddr.js';
import { leastIdSince } from '../../common/least-id.js';
import { maskEmails } from '../../common/mask-emails.js';

const DAY_MS = 86_400_000;
/** One day longer, because partitions end with the day. */
const KEPT_MS = {
  failed: (FAILED_SIGN_IN_DAYS.max + 1) * DAY_MS,
  succeeded: (SUCCESSFUL_SIGN_IN_DAYS + 1) * DAY_MS,
};
/** A statement locks each partition that it may read, so each reads a limited number. */
const WIDEST_MS = 30 * DAY_MS;

export interface AttemptRow {
  readonly id: string;
  readonly at: string | Date;
  readonly tenantId: string;
  readonly failed: boolean;
  readonly method: string;
  readonly outcome: string;
  readonly count: number;
  readonly reference: string;
  readonly connectionId: string | null;
  readonly applicationId: string | null;
  readonly applicationType: 'oauth_client' | 'saml_service_provider' | null;
  readonly userId: string | null;
  readonly email: string | null;
  readonly ip: string | null;
  readonly browser: string | null;
  readonly found: Record<string, unknown> | null;
  readonly expected: Record<string, unknown> | null;
  readonly assessedRisk: RiskLevel | null;
}

const COLUMNS = `id, at, tenant_id as "tenantId", failed, method, outcome, count, reference,
  connection_id as "connectionId", application_id as "applicationId", application_type as "applicationType",
  user_id as "userId", email, ip, user_agent as browser, found, expected, risk ->> 'level' as "assessedRisk"`;

export interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** Milliseconds since the epoch: from the first (inclusive) to the second (exclusive). */
export interface Span {
  readonly from: number;
  readonly to: number;
}

type Filter = Omit<SignInAttemptQuery, 'limit' | 'cursor' | 'count' | 'tenantId'>;
type Condition = readonly [sql: string, value: unknown];

/** The filter of a list. */
export interface AttemptSearch {
  /** The nil UUID is the platform; null is all tenants. */
  readonly tenantId: string | null;
  readonly filter: Filter;
  /** The ID of the last attempt on the previous page. */
  readonly before: string | null;
}

/**
 * The spans to read, the newest first, until a page is full. An active log fills it from its first day, and a statement
 * opens only the partitions of its span.
 */
export function* spansOf({ from, to, result }: Filter, before: number | null, now: number): Generator<Span> {
  const kept = result === 'success' ? KEPT_MS.succeeded : KEPT_MS.failed;
  const oldest = Math.max(from ? Date.parse(from) : 0, now - kept);
  // The millisecond of the cursor is included.
  let end = Math.min(to ? Date.parse(to) : now + DAY_MS, before === null ? now + DAY_MS : before + 1);
  let width = 2 * DAY_MS;
  while (end > oldest) {
    const start = Math.max(oldest, end - width);
    yield { from: start, to: end };
    end = start;
    width = Math.min(width * 4, WIDEST_MS);
  }
}

/** At most `limit` attempts of a span, the newest first. */
export function newestOf(search: AttemptSearch, span: Span, now: number, limit: number): Statement {
  const { sql, values } = branchesOf(search, span, now, { columns: COLUMNS, limit });
  return {
    sql: `select distinct on (id) * from (${sql}) found order by id desc limit ?`,
    values: [...values, limit],
  };
}

/** Number of attempts in a span, at most `limit`. */
export function countOf(search: AttemptSearch, span: Span, now: number, limit: number): Statement {
  const { sql, values } = branchesOf(search, span, now, { columns: 'id', limit });
  return { sql: `select count(distinct id)::int as count from (${sql}) found`, values };
}

/** Failures, successes and each meaning of the search text have their own index. */
function branchesOf(
  { tenantId, filter, before }: AttemptSearch,
  span: Span,
  now: number,
  { columns, limit }: { columns: string; limit: number },
): Statement {
  const kinds = [
    ...(filter.result === 'success' ? [] : [true]),
    ...(filter.result === 'failure' || filter.code || span.to < now - KEPT_MS.succeeded ? [] : [false]),
  ];
  const common: Condition[] = [
    tenantId === null ? ['is_copy = ?', false] : ['tenant_id = ?::uuid', tenantId],
    ['at >= ?::timestamptz', new Date(span.from)],
    ['at < ?::timestamptz', new Date(span.to)],
    ['id >= ?::uuid', leastIdSince(span.from)],
    ['id < ?::uuid', before ?? leastIdSince(span.to)],
    ...filtersOf(filter),
  ];
  const branches = kinds.flatMap((failed) =>
    meaningsOf(filter.search, failed).map((meaning): Condition[] => [
      [failed ? 'failed and ?::boolean' : 'not failed and ?::boolean', true],
      ...common,
      ...meaning,
    ]),
  );
  if (branches.length === 0)
    return { sql: `select ${columns} from sign_in_attempts where false`, values: [] };
  return {
    sql: branches
      .map(
        (conditions) =>
          `(select ${columns} from sign_in_attempts where ${conditions.map(([sql]) => sql).join(' and ')}
            order by id desc limit ?)`,
      )
      .join(' union all '),
    values: branches.flatMap((conditions) => [...conditions.map(([, value]) => value), limit]),
  };
}

function filtersOf({
  code,
  method,
  risk,
  connectionId,
  applicationId,
  userId,
  ip,
  reference,
  email,
}: Filter): Condition[] {
  const equal = (column: string, value: string | undefined): Condition[] =>
    value ? [[`${column} = ?`, value]] : [];
  return [
    ...equal('outcome', code),
    ...equal('method', method),
    ...equal("risk ->> 'level'", risk),
    ...equal('connection_id', connectionId),
    ...equal('application_id', applicationId),
    ...equal('user_id', userId),
    ...equal('ip', ip && shortest(ip)),
    ...equal('reference', reference),
    ...equal('email', email && emailKey(email)),
  ];
}

/** The text may be an address, a network, a reference or a code. Addresses without an account are stored masked. */
function meaningsOf(search: string | undefined, failed: boolean): Condition[][] {
  if (!search) return [[]];
  if (search.includes('@')) {
    const key = emailKey(search);
    return [...new Set([key, maskEmails(key)])].map((email) => [['email = ?', email]]);
  }
  if (ipaddr.isValid(search)) return [[['ip = ?', shortest(search)]]];
  // A success has no code and is not in that index.
  return [[['reference = ?', search]], ...(failed ? [[['outcome = ?', search.toLowerCase()] as const]] : [])];
}

function shortest(ip: string): string {
  return ipaddr.isValid(ip) ? ipaddr.process(ip).toString() : ip;
}

/** One attempt by its ID, which contains its time. Parameters: the tenant or null, the time twice, and the ID. */
export const ONE_ATTEMPT = `
  select ${COLUMNS}, steps, risk, trace_id as "traceId" from sign_in_attempts
  where coalesce(tenant_id = ?::uuid, not is_copy) and at >= ?::timestamptz and at < ?::timestamptz and id = ?::uuid`;
