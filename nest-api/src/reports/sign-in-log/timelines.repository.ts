import {
  type AuditAction,
  type Timeline,
  type TimelineEntry,
  type TimelineQuery,
} from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AuditNames } from '../audit/audit-names.repository.js';
import { type Scope, SignInAttempts, toAttempt } from './sign-in-attempts.repository.js';

interface ChangeRow {
  readonly seq: string;
  readonly at: string | Date;
  readonly action: AuditAction;
  readonly outcome: 'success' | 'failure';
  readonly event: {
    readonly actor: { readonly type: 'user'; readonly id: string | null };
    readonly detail: Record<string, string | number | boolean | null | readonly string[]>;
  };
}

const FILTERS = { user: 'userId', connection: 'connectionId', application: 'applicationId' } as const;

/** Audit actions that the sign-in log records as attempts. */
const OF_ATTEMPTS: readonly AuditAction[] = [
  'sign_in.succeeded',
  'sign_in.refused',
  'sign_in.failed',
  'factor.failed',
  'token.issued',
  'token.refused',
  'saml.signed_in',
  'saml.refused',
];

/** Merges attempts, changes and certificate events into one timeline. Joins the caller's unit of work. */
@Injectable()
export class Timelines {
  constructor(
    private readonly em: EntityManager,
    private readonly attempts: SignInAttempts,
    private readonly names: AuditNames,
  ) {}

  async of(scope: Scope, query: TimelineQuery): Promise<Timeline> {
    const { subject, id, limit, before } = query;
    const filter = { [FILTERS[subject]]: id, ...(before && { to: before }) };
    const tenantId = scope === 'all' ? null : scope.tenantId;
    const rows = await this.attempts.newest({ tenantId, filter, before: null }, limit + 1, null);
    const changes = await this.changes(tenantId, query);
    const nameOf = await this.attempts.namesOf(rows);
    const actorOf = await this.names.of(changes.map(({ event: { actor } }) => ({ actor, target: null })));
    const items = [
      ...rows.map((row): TimelineEntry => {
        const attempt = toAttempt(row, nameOf, scope === 'all');
        return { at: attempt.at, kind: 'attempt', attempt, change: null };
      }),
      ...changes.map(({ seq, at, action, outcome, event: { actor, detail } }): TimelineEntry => {
        const actorName = actorOf(actor.type, actor.id)?.name ?? null;
        const change = { id: seq, action, outcome, actorName, detail: detail as never };
        return { at: new Date(at).toISOString(), kind: 'change', attempt: null, change };
      }),
    ].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
    return { items: items.slice(0, limit), more: items.length > limit };
  }

  /** Uses `audit_events_target_index`, or the one without a tenant. */
  private changes(tenantId: string | null, { id, limit, before }: TimelineQuery): Promise<ChangeRow[]> {
    const conditions = [
      'target_id = ?',
      'not action = any(?::text[])',
      ...(tenantId === null ? [] : ['tenant_id = ?::uuid']),
      ...(before ? ['at < ?::timestamptz'] : []),
    ];
    return this.em.execute<ChangeRow[]>(
      `select seq::text, at, action, outcome, event from audit_events where ${conditions.join(' and ')}
       order by at desc, seq desc limit ?`,
      [
        id,
        `{${OF_ATTEMPTS.join(',')}}`,
        ...(tenantId === null ? [] : [tenantId]),
        ...(before ? [before] : []),
        limit + 1,
      ],
    );
  }
}
