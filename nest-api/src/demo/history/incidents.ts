import type {
  ClosingReason,
  DetectionKind,
  IncidentEntryKind,
  IncidentState,
  Severity,
} from '@gatehouse/contracts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import type { PastEvent } from './events.js';
import { insertRows, type Row } from './insert-rows.js';
import type { Past } from './past.js';
import type { DemoPerson } from './people.js';

interface Context {
  readonly tenantId: string;
  readonly people: readonly DemoPerson[];
  readonly past: Past;
}

interface Entry {
  /** Minutes after the detection. */
  readonly after: number;
  readonly kind: IncidentEntryKind;
  readonly text?: string;
  readonly detail?: Readonly<Record<string, string | number>>;
  /** Whether an admin did it; otherwise the detection job. */
  readonly byAdmin?: boolean;
}

interface DemoIncident {
  readonly kind: DetectionKind;
  readonly severity: Severity;
  readonly state: IncidentState;
  readonly reason?: ClosingReason;
  readonly daysAgo: number;
  readonly lastedMinutes: number;
  readonly failures: number;
  readonly networks: readonly string[];
  /** How many of the organization's users it affects. */
  readonly users: number;
  readonly signedIn?: number;
  readonly entries: readonly Entry[];
}

/** Says in the timeline that nothing of it happened. */
const SIMULATED = 'This incident is simulated. It is part of the demo data.';
const ASSIGNED: Entry = { after: 22, kind: 'assigned', byAdmin: true };

/** Networks are those of RFC 5737. */
const INCIDENTS: readonly DemoIncident[] = [
  {
    kind: 'password_spraying',
    severity: 'medium',
    state: 'closed',
    reason: 'resolved',
    daysAgo: 19,
    lastedMinutes: 35,
    failures: 61,
    networks: ['203.0.113.77'],
    users: 26,
    entries: [
      { after: 0, kind: 'detected', detail: { count: 22 } },
      { after: 0, kind: 'comment', text: SIMULATED },
      { after: 9, kind: 'seen_again', detail: { count: 61 } },
      ASSIGNED,
      {
        after: 31,
        kind: 'action_taken',
        detail: { action: 'block_network', network: '203.0.113.77' },
        byAdmin: true,
      },
      {
        after: 95,
        kind: 'closed',
        text: 'No account signed in from this network. It is blocked.',
        detail: { reason: 'resolved' },
        byAdmin: true,
      },
    ],
  },
  {
    kind: 'second_factor_fatigue',
    severity: 'medium',
    state: 'closed',
    reason: 'false_alarm',
    daysAgo: 8,
    lastedMinutes: 7,
    failures: 7,
    networks: ['192.0.2.18'],
    users: 1,
    entries: [
      { after: 0, kind: 'detected', detail: { count: 7 } },
      { after: 0, kind: 'comment', text: SIMULATED },
      {
        after: 70,
        kind: 'closed',
        text: 'The clock of the phone was five minutes slow.',
        detail: { reason: 'false_alarm' },
        byAdmin: true,
      },
    ],
  },
  {
    kind: 'password_guessing',
    severity: 'high',
    state: 'in_progress',
    daysAgo: 1.4,
    lastedMinutes: 48,
    failures: 34,
    networks: ['203.0.113.5', '203.0.113.41', '203.0.113.118', '198.51.100.9', '198.51.100.70', '192.0.2.33'],
    users: 1,
    signedIn: 1,
    entries: [
      { after: 0, kind: 'detected', detail: { count: 19 } },
      { after: 0, kind: 'comment', text: SIMULATED },
      { after: 14, kind: 'severity_raised', detail: { severity: 'high' } },
      ASSIGNED,
      { after: 24, kind: 'state_changed', detail: { state: 'in_progress' }, byAdmin: true },
      { after: 26, kind: 'action_taken', detail: { action: 'end_sessions', count: 2 }, byAdmin: true },
      {
        after: 41,
        kind: 'comment',
        text: 'I called the user: one sign-in was not theirs. They will choose a new password today.',
        byAdmin: true,
      },
    ],
  },
];

/** Kinds whose subject is a user; that of the others is a network. */
const OF_USER: readonly DetectionKind[] = ['second_factor_fatigue', 'password_guessing'];

/**
 * Incidents of the last weeks with their timelines.
 *
 * @returns the events of them
 */
export async function addIncidents(
  em: EntityManager,
  { tenantId, people, past }: Context,
): Promise<PastEvent[]> {
  const admin = people.find(({ isAdmin }) => isAdmin);
  const members = people.filter(({ isAdmin, isSuspended }) => !isAdmin && !isSuspended);
  if (!admin || members.length < 30) return [];
  const written = INCIDENTS.map((incident, place) => {
    const at = past.daysAgo(incident.daysAgo);
    const users = members.slice(place, place + incident.users).map(({ id }) => id);
    return { incident, id: uuidv7({ msecs: at.getTime() }), at, users };
  });
  await insertRows(
    em,
    'incidents',
    written.map(({ incident, id, at, users }) => ({
      id,
      tenant_id: tenantId,
      kind: incident.kind,
      severity: incident.severity,
      state: incident.state,
      reason: incident.reason ?? null,
      subject: OF_USER.includes(incident.kind) ? users[0] : incident.networks[0],
      first_seen_at: minutesAfter(at, -10),
      last_seen_at: minutesAfter(at, incident.lastedMinutes),
      failures: incident.failures,
      accounts: users.length,
      network_count: incident.networks.length,
      users,
      signed_in: users.slice(0, incident.signedIn ?? 0),
      networks: incident.networks,
      assignee_id: incident.entries.includes(ASSIGNED) ? admin.id : null,
      closed_at: incident.state === 'closed' ? minutesAfter(at, incident.entries.at(-1)?.after ?? 0) : null,
      mailed_at: at,
      created_at: at,
      version: incident.entries.length,
    })),
  );
  await insertRows(
    em,
    'incident_entries',
    written.flatMap(({ incident, id, at }) =>
      incident.entries.map((entry, place) => rowOf(entry, { tenantId, id, at, place, adminId: admin.id })),
    ),
  );
  return written.flatMap(({ incident, id, at }) => {
    const target = { type: 'incident', id } as const;
    const { kind, severity } = incident;
    const opened: PastEvent = {
      ...{ at, action: 'incident.opened', outcome: 'success', target },
      actor: { type: 'system', id: null },
      detail: { kind, severity },
    };
    if (incident.reason === undefined) return [opened];
    const closed: PastEvent = {
      ...{ action: 'incident.closed', outcome: 'success', target },
      at: minutesAfter(at, incident.entries.at(-1)?.after ?? 0),
      actor: { type: 'user', id: admin.id },
      address: admin.home,
      requestId: past.requestId(),
      detail: { reason: incident.reason },
    };
    return [opened, closed];
  });
}

interface Place {
  readonly tenantId: string;
  readonly id: string;
  readonly at: Date;
  /** Entries of the same minute keep their order. */
  readonly place: number;
  readonly adminId: string;
}

function rowOf({ after, kind, text, detail, byAdmin }: Entry, where: Place): Row {
  const at = new Date(minutesAfter(where.at, after).getTime() + where.place);
  return {
    id: uuidv7({ msecs: at.getTime() }),
    tenant_id: where.tenantId,
    incident_id: where.id,
    at,
    kind,
    author_id: byAdmin ? where.adminId : null,
    text: text ?? null,
    detail: kind === 'assigned' ? { assignee: where.adminId } : (detail ?? {}),
  };
}

function minutesAfter(at: Date, minutes: number): Date {
  return new Date(at.getTime() + minutes * 60_000);
}
