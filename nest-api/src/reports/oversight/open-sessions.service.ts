import { emailKey, type OpenSession, type OpenSessionListQuery, type Role } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../common/caller.js';
import { Clock } from '../../common/clock.js';
import { deviceNameOf } from '../../common/device-name.js';
import { counted, decodeCursor, toPage } from '../../common/paging.js';
import { countUpTo } from '../../database/count-up-to.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { matchingSessions, OF_PERSON, openSessions } from './open-sessions.sql.js';

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

/** Open sessions of all tenants. */
@Injectable()
export class OpenSessions {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** The newest first, by ID. */
  list(caller: Caller, query: OpenSessionListQuery) {
    const { limit, cursor, ...filter } = query;
    const now = this.clock.now();
    const conditions: string[] = [];
    const values: unknown[] = [now, now];
    const narrow = (condition: string, value: string) => {
      conditions.push(condition);
      values.push(value);
    };
    if (filter.tenantId) narrow('s.tenant_id = ?', filter.tenantId);
    if (filter.email) narrow(OF_PERSON, emailKey(filter.email));
    if (filter.network) narrow(...inNetwork(filter.network));
    return this.unit.onPlatform('a superadmin looks after the sessions of everybody', async () => {
      const before = cursor ? [decodeCursor(cursor)[1]] : [];
      const page = await this.em.execute<Row[]>(
        openSessions([...conditions, ...before.map(() => 's.id < ?')]),
        [...values, ...before, limit + 1],
      );
      const { rows, total } = await counted(page, query, (most) =>
        countUpTo(this.em, matchingSessions(conditions), values, most),
      );
      return toPage(
        rows,
        limit,
        ({ id }) => ['', id],
        (row) => toOpenSession(row, caller),
        total,
      );
    });
  }
}

/** A condition with its value, for an address or the first half of an IPv6 address. */
function inNetwork(network: string): [string, string] {
  const half = /^([0-9a-f:]+)::\/64$/i.exec(network)?.[1];
  // Addresses are stored in their shortest form, so a network matches by the prefix of its first half.
  if (half) return ["s.address like ? || ':%'", half.toLowerCase().replaceAll(/[%_\\]/g, '')];
  return ['s.address = ?', network.toLowerCase()];
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
