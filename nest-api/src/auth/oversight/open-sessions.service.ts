import {
  type EndSessions,
  emailKey,
  type OpenSession,
  type OpenSessionListQuery,
  type Role,
} from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import { NotFoundError } from '../../common/app-error.js';
import type { Caller } from '../../common/caller.js';
import type { ClientContext } from '../../common/client-address.js';
import { Clock } from '../../common/clock.js';
import { decodeCursor, toPage } from '../../common/paging.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { deviceNameOf } from '../account/device-name.js';
import { endAccess } from '../sessions.js';

const WHY = 'a superadmin looks after the sessions of everybody';

interface Row {
  readonly id: string;
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  readonly tenantId: string | null;
  readonly tenantName: string | null;
  readonly role: Role;
  readonly deviceName: string | null;
  readonly userAgent: string | null;
  readonly address: string | null;
  readonly methods: string[];
  readonly authenticatedAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
}

const OPEN = `s.ended_at is null and s.expires_at > ?
  and s.last_seen_at + make_interval(secs => s.idle_seconds) > ?`;

/** Who is signed in at this moment, wherever that is. */
@Injectable()
export class OpenSessions {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** The newest first, by the order of their ids. */
  list(caller: Caller, { limit, cursor, ...filter }: OpenSessionListQuery) {
    const now = this.clock.now();
    const conditions = [OPEN];
    const values: unknown[] = [now, now];
    const narrow = (condition: string, value: string) => {
      conditions.push(condition);
      values.push(value);
    };
    if (cursor) narrow('s.id < ?', decodeCursor(cursor)[1]);
    if (filter.tenantId) narrow('s.tenant_id = ?', filter.tenantId);
    if (filter.email)
      narrow('s.user_id = (select id from users where email_key = ?)', emailKey(filter.email));
    if (filter.network) narrow(...inNetwork(filter.network));
    return this.unit.onPlatform(WHY, async () => {
      const rows = await this.em.execute<Row[]>(
        `select s.id, s.user_id as "userId", u.email, trim(u.given_name || ' ' || u.family_name) as name,
           s.tenant_id as "tenantId", t.name as "tenantName", s.role, d.name as "deviceName",
           s.user_agent as "userAgent", s.address, s.amr as methods, s.authenticated_at as "authenticatedAt",
           s.last_seen_at as "lastSeenAt",
           least(s.expires_at, s.last_seen_at + make_interval(secs => s.idle_seconds)) as "expiresAt"
         from sessions s join users u on u.id = s.user_id left join tenants t on t.id = s.tenant_id
           left join devices d on d.id = s.device_id
         where ${conditions.join(' and ')} order by s.id desc limit ?`,
        [...values, limit + 1],
      );
      return toPage(
        rows,
        limit,
        ({ id }) => ['', id],
        (row) => toOpenSession(row, caller),
      );
    });
  }

  /** @throws NotFoundError it is over already */
  endOne(caller: Caller, id: string, client: ClientContext): Promise<void> {
    return this.unit.onPlatform(WHY, async () => {
      const [ended] = await this.end(`s.id = ?`, [id]);
      if (!ended) throw new NotFoundError('session');
      await this.record(caller, ended.tenantId, { type: 'session', id }, 1, client);
    });
  }

  /** Ends what a person or a tenant has open, but not what the caller holds. Each trail that it concerns tells of it. */
  endAll(caller: Caller, { userId, tenantId }: EndSessions, client: ClientContext): Promise<number> {
    return this.unit.onPlatform(WHY, async () => {
      const ended = userId
        ? await this.end('s.user_id = ? and s.id <> ?', [userId, caller.sessionId])
        : await this.end('s.tenant_id = ? and s.id <> ?', [tenantId as string, caller.sessionId]);
      await endAccess(this.em, {
        ...(userId ? { userId } : { tenantId: tenantId as string }),
        reason: 'revoked',
        keep: caller.sessionId,
      });
      const target = userId ? { type: 'user', id: userId } : { type: 'tenant', id: tenantId as string };
      for (const [trail, sessions] of countByTrail(ended))
        await this.record(caller, trail, target, sessions, client);
      return ended.length;
    });
  }

  private end(which: string, values: readonly string[]): Promise<{ tenantId: string | null }[]> {
    const now = this.clock.now();
    return this.em.execute<{ tenantId: string | null }[]>(
      `update sessions s set ended_at = ?, end_reason = 'revoked' where ${OPEN} and ${which}
       returning s.tenant_id as "tenantId"`,
      [now, now, now, ...values],
    );
  }

  private record(
    caller: Caller,
    tenantId: string | null,
    target: { type: string; id: string },
    sessions: number,
    client: ClientContext,
  ): Promise<void> {
    return this.audit.record({
      tenantId,
      actor: { type: 'user', id: caller.userId },
      action: 'session.revoked',
      target,
      outcome: 'success',
      address: client.address,
      detail: { sessions },
    });
  }
}

/** A condition with its value, of an address or the first half of an IPv6 one. */
function inNetwork(network: string): [string, string] {
  const half = /^([0-9a-f:]+)::\/64$/i.exec(network)?.[1];
  // An address is kept in its shortest form: only what begins like its first half is in the network.
  if (half) return ["s.address like ? || ':%'", half.toLowerCase().replaceAll(/[%_\\]/g, '')];
  return ['s.address = ?', network.toLowerCase()];
}

function countByTrail(ended: readonly { tenantId: string | null }[]): Map<string | null, number> {
  const counts = new Map<string | null, number>();
  for (const { tenantId } of ended) counts.set(tenantId, (counts.get(tenantId) ?? 0) + 1);
  return counts;
}

function toOpenSession({ deviceName, userAgent, ...row }: Row, caller: Caller): OpenSession {
  return {
    ...row,
    deviceName: deviceName ?? deviceNameOf(userAgent),
    authenticatedAt: new Date(row.authenticatedAt).toISOString(),
    lastSeenAt: new Date(row.lastSeenAt).toISOString(),
    expiresAt: new Date(row.expiresAt).toISOString(),
    isCurrent: row.id === caller.sessionId,
  };
}
