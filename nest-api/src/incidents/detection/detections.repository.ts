import type { IncidentEntryKind, Severity } from '@gatehouse/contracts';
import { MOST_INCIDENT_NETWORKS, MOST_INCIDENT_USERS, SEVERITIES } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { textArray } from '../../database/text-array.js';
import type { Detection } from './rules.js';

/** How long an incident takes up later detections of the same network, user or tenant. */
const JOINS = '24 hours';
/** After an incident is closed, attempts from before still stand out for this long. */
const QUIET = '1 hour';
/** New incidents of one kind, by tenant and day. Further detections join the newest one. */
const MOST_NEW = 20;

export interface KnownIncident {
  readonly id: string;
  readonly severity: Severity;
  readonly lastSeenAt: Date;
  readonly users: string[];
  readonly signedIn: string[];
  readonly networks: string[];
}

const COLUMNS = `id, severity, last_seen_at as "lastSeenAt", users, signed_in as "signedIn", networks`;

/** Turns detections into incidents. In the platform's unit of work. */
@Injectable()
export class DetectionsRepository {
  constructor(private readonly em: EntityManager) {}

  /** Whether an admin wants none of these, or has just closed one. */
  async isUnwanted({ tenantId, kind, subject, networks, users }: Detection): Promise<boolean> {
    const [row] = await this.em.execute<{ unwanted: boolean }[]>(
      `select exists (
         select from detection_suppressions s
         where s.tenant_id is not distinct from ?::uuid and s.kind = ? and s.expires_at > now() and (
           (s.network is null and s.user_id is null)
           or (s.network is not null and ?::int > 0 and not exists (
             select from unnest(?::text[]) n (network) where not s.network::inet >>= n.network::inet))
           or (s.user_id is not null and array[s.user_id] = ?::uuid[]))
       ) or exists (
         select from incidents i
         where i.tenant_id is not distinct from ?::uuid and i.kind = ? and i.subject = ?
           and i.closed_at > now() - interval '${QUIET}') as unwanted`,
      [tenantId, kind, networks.length, textArray(networks), textArray(users), tenantId, kind, subject],
    );
    return row?.unwanted ?? false;
  }

  /** The unresolved incident that takes up a detection. */
  async toJoin({ tenantId, kind, subject }: Detection): Promise<KnownIncident | null> {
    const [same] = await this.em.execute<KnownIncident[]>(
      `select ${COLUMNS} from incidents
       where tenant_id is not distinct from ?::uuid and kind = ? and subject = ? and state <> 'closed'
         and last_seen_at > now() - interval '${JOINS}'
       order by id desc limit 1`,
      [tenantId, kind, subject],
    );
    if (same) return same;
    const recent = await this.em.execute<KnownIncident[]>(
      `select ${COLUMNS} from incidents
       where tenant_id is not distinct from ?::uuid and kind = ? and state <> 'closed'
         and created_at > now() - interval '1 day'
       order by id desc limit ${MOST_NEW}`,
      [tenantId, kind],
    );
    return recent.length < MOST_NEW ? null : (recent[0] ?? null);
  }

  async open(detection: Detection): Promise<string> {
    const id = uuidv7();
    const { tenantId, kind, severity, subject, failures, failing, networkCount, firstAt, lastAt } = detection;
    const { sessionId, applicationId } = detection;
    await this.em.execute(
      `insert into incidents (id, tenant_id, kind, severity, subject, first_seen_at, last_seen_at, failures, accounts,
         network_count, users, signed_in, networks, created_at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, now())`,
      [
        id,
        tenantId,
        kind,
        severity,
        subject,
        firstAt,
        lastAt,
        failures,
        failing,
        networkCount,
        textArray(listed(detection.signedIn, detection.users)),
        textArray(detection.signedIn.slice(0, MOST_INCIDENT_USERS)),
        textArray(detection.networks.slice(0, MOST_INCIDENT_NETWORKS)),
      ],
    );
    await this.enter({ id, tenantId }, 'detected', {
      count: failures,
      accounts: failing,
      severity,
      ...(sessionId && { session: sessionId }),
      ...(applicationId && { application: applicationId }),
    });
    return id;
  }

  /** Marks an incident as told to its admins, unless they were told of `most` within a day. @returns whether it did */
  async takeMail(id: string, tenantId: string | null, most: number): Promise<boolean> {
    const taken = await this.em.execute<unknown[]>(
      `update incidents set mailed_at = now() where id = ? and mailed_at is null and (
         select count(*) from incidents o
         where o.tenant_id is not distinct from ?::uuid and o.mailed_at > now() - interval '1 day') < ?
       returning 1`,
      [id, tenantId, most],
    );
    return taken.length > 0;
  }

  /** Counts are those of the strongest detection. Joining raises the severity and never lowers it. */
  async join(known: KnownIncident, detection: Detection): Promise<void> {
    const { tenantId, failures, failing, networkCount, lastAt } = detection;
    const severity = worse(known.severity, detection.severity);
    const signedIn = union(known.signedIn, detection.signedIn).slice(0, MOST_INCIDENT_USERS);
    await this.em.execute(
      `update incidents set severity = ?, last_seen_at = greatest(last_seen_at, ?), failures = greatest(failures, ?),
         accounts = greatest(accounts, ?), network_count = greatest(network_count, ?), users = ?, signed_in = ?,
         networks = ?
       where id = ?`,
      [
        severity,
        lastAt,
        failures,
        failing,
        networkCount,
        textArray(listed(signedIn, union(known.users, detection.users))),
        textArray(signedIn),
        textArray(union(known.networks, detection.networks).slice(0, MOST_INCIDENT_NETWORKS)),
        known.id,
      ],
    );
    if (severity !== known.severity)
      await this.enter({ id: known.id, tenantId }, 'severity_raised', { severity });
    if (isPause(known.lastSeenAt, detection.firstAt))
      await this.enter({ id: known.id, tenantId }, 'seen_again', { count: failures });
  }

  private async enter(
    { id, tenantId }: { id: string; tenantId: string | null },
    kind: IncidentEntryKind,
    detail: Readonly<Record<string, string | number>>,
  ): Promise<void> {
    await this.em.execute(
      `insert into incident_entries (id, tenant_id, incident_id, at, kind, detail) values (?, ?, ?, now(), ?, ?)`,
      [uuidv7(), tenantId, id, kind, JSON.stringify(detail)],
    );
  }
}

/** Users who signed in come first, because they matter most and the list is limited. */
function listed(signedIn: readonly string[], users: readonly string[]): string[] {
  return union(signedIn, users).slice(0, MOST_INCIDENT_USERS);
}

function union(some: readonly string[], others: readonly string[]): string[] {
  return [...new Set([...some, ...others])];
}

function worse(one: Severity, other: Severity): Severity {
  return SEVERITIES.indexOf(one) < SEVERITIES.indexOf(other) ? other : one;
}

/** All attempts of the detection came after the last known one. */
function isPause(lastSeenAt: Date, firstAt: Date): boolean {
  return firstAt > new Date(lastSeenAt);
}
