import { AUDIT_ACTIONS, type AuditEventQuery, auditGroupOf } from '@gatehouse/contracts';
import { decodePosition } from '../../audit/event-cursor.js';

export interface AuditSearch {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** An SQL condition with its values. */
type Condition = readonly [sql: string, ...values: unknown[]];

/**
 * A query for one more event than a page has, each with whether it is sealed. It uses an index for each filter.
 *
 * A filter by group, or by a user as actor or target, means several values of an index. The newest events of each value
 * are read separately and then merged. For a list of values, the planner would read events of all kinds until it has
 * enough.
 *
 * @param trail the audit log; null for all of them
 */
export function auditSearch(trail: string | null, query: Omit<AuditEventQuery, 'email'>): AuditSearch {
  const common = commonConditions(trail, query);
  const columns = `at, seq, tenant_id, event${trail === null ? `, ${isSealed('e.tenant_id')}` : ''}`;
  const branches = alternatives(query).map((own) => newest(columns, [...common, ...own], query.limit + 1));
  const merged = `select distinct on (at, seq) * from (${branches.map(({ sql }) => `(${sql})`).join(' union all ')}) found
      order by at desc, seq desc limit ?`;
  const values = [...branches.flatMap((branch) => branch.values), query.limit + 1];
  if (trail === null) return { sql: merged, values };
  return { sql: `select e.*, ${isSealed('?::uuid')} from (${merged}) e`, values: [trail, ...values] };
}

/**
 * `limit 1` makes the look-up one index probe for each row. With `exists`, the planner reads the tenant's whole chain. In
 * a distributed database, Citus must see from each subquery alone which tenant, or which co-located row, it belongs to.
 */
function isSealed(trail: string): string {
  return `(select true from audit_seals s where s.seq = e.seq and s.tenant_id = ${trail} limit 1) is not null as sealed`;
}

/**
 * A query for the events of all pages, to count them: at most `most` of each index value, unsorted.
 *
 * @param trail the audit log; null for all of them
 */
export function auditCount(
  trail: string | null,
  query: Omit<AuditEventQuery, 'email'>,
  most: number,
): AuditSearch {
  const common = commonConditions(trail, { ...query, cursor: undefined });
  const branches = alternatives(query).map((own) => [...common, ...own]);
  // Avoids duplicates of events whose actor is the target.
  const union = query.person === undefined ? 'union all' : 'union';
  return {
    sql: branches
      .map((conditions) => `(select at, seq from audit_events ${whereOf(conditions)} limit ${most})`)
      .join(` ${union} `),
    values: branches.flatMap((conditions) => conditions.flatMap(([, ...values]) => values)),
  };
}

function whereOf(conditions: readonly Condition[]): string {
  return conditions.length > 0 ? `where ${conditions.map(([sql]) => sql).join(' and ')}` : '';
}

function newest(columns: string, conditions: readonly Condition[], limit: number): AuditSearch {
  return {
    sql: `select ${columns} from audit_events e ${whereOf(conditions)} order by at desc, seq desc limit ?`,
    values: [...conditions.flatMap(([, ...values]) => values), limit],
  };
}

function commonConditions(trail: string | null, query: Omit<AuditEventQuery, 'email'>): Condition[] {
  const { action, actor, target, reference, outcome, from, to, cursor } = query;
  const equal = (column: string, value: string | undefined): Condition[] =>
    value === undefined ? [] : [[`${column} = ?`, value]];
  return [
    ...(trail === null ? [] : [['tenant_id = ?::uuid', trail] as const]),
    ...equal('action', action),
    ...equal('actor_id', actor),
    ...equal('target_id', target),
    ...equal('request_id', reference),
    ...equal('outcome', outcome),
    ...(from === undefined ? [] : [['at >= ?::timestamptz', from] as const]),
    ...(to === undefined ? [] : [['at < ?::timestamptz', to] as const]),
    ...(cursor === undefined ? [] : before(cursor)),
  ];
}

/** The first condition prunes partitions; the second separates events of the same microsecond. */
function before(cursor: string): Condition[] {
  const [at, seq] = decodePosition(cursor);
  return [
    ['at <= ?::timestamptz', at],
    ['(at, seq) < (?::timestamptz, ?::bigint)', at, seq],
  ];
}

/** Alternatives, each with its own conditions. */
function alternatives(query: Omit<AuditEventQuery, 'email'>): readonly (readonly Condition[])[] {
  const { group, person, action, actor, target, reference } = query;
  const actions = group && AUDIT_ACTIONS.filter((each) => auditGroupOf(each) === group);
  const ofGroup: Condition[] = actions ? [['action = any(?::text[])', `{${actions.join(',')}}`]] : [];
  if (person) {
    return [
      [...ofGroup, ['actor_id = ?', person]],
      [...ofGroup, ['target_id = ?', person]],
    ];
  }
  const isNarrow = action ?? actor ?? target ?? reference;
  return actions && !isNarrow ? actions.map((each) => [['action = ?', each]]) : [ofGroup];
}
