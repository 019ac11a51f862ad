import {
  type Incident,
  type IncidentAction,
  type IncidentDetail,
  type IncidentEntry,
  type NetworkOrigin,
  type Suppression,
  TECHNIQUES,
} from '@gatehouse/contracts';
import type { EntryRow, IncidentRow, SessionRow } from './incidents.repository.js';
import type { SuppressionRow } from './suppressions.repository.js';

export interface WholeIncident {
  readonly row: IncidentRow;
  readonly entries: readonly EntryRow[];
  readonly emails: ReadonlyMap<string, string>;
  readonly sessions: readonly SessionRow[];
  readonly assignees: readonly { readonly id: string; readonly name: string }[];
}

export function toIncidentDto(row: IncidentRow): Incident {
  return {
    id: row.id,
    tenant: row.tenantId === null ? null : { id: row.tenantId, name: row.tenantName },
    kind: row.kind,
    technique: TECHNIQUES[row.kind],
    severity: row.severity,
    state: row.state,
    reason: row.reason,
    subject: row.subjectEmail ?? row.subject,
    firstSeenAt: new Date(row.firstSeenAt).toISOString(),
    lastSeenAt: new Date(row.lastSeenAt).toISOString(),
    failures: row.failures,
    accounts: row.accounts,
    networks: row.networkCount,
    assignee: personOf(row.assigneeId, row.assigneeName),
    version: row.version,
  };
}

export function toIncidentDetailDto(
  { row, entries, emails, sessions, assignees }: WholeIncident,
  originOf: (network: string) => NetworkOrigin,
): IncidentDetail {
  const signedIn = new Set(row.signedIn);
  return {
    ...toIncidentDto(row),
    users: row.users.map((id) => ({ id, email: emails.get(id) ?? null, signedIn: signedIn.has(id) })),
    networkList: row.networks.map((network) => ({ network, origin: originOf(network.replace(/\/64$/, '')) })),
    sessions: sessions.map((session) => ({
      ...session,
      authenticatedAt: new Date(session.authenticatedAt).toISOString(),
    })),
    entries: entries.map(toEntryDto),
    assignees: [...assignees],
    actions: actionsFor(row),
  };
}

/** The most useful action comes first. An incident of the platform has no sign-in policy and no membership. */
export function actionsFor({ tenantId, kind, users, networks }: IncidentRow): IncidentAction[] {
  const isOfUser = kind === 'second_factor_fatigue' || kind === 'password_guessing';
  const hasUsers = users.length > 0;
  const ofNetwork: IncidentAction[] = tenantId !== null && networks.length > 0 ? ['block_network'] : [];
  const ofUsers: IncidentAction[] = [
    ...(hasUsers ? (['end_sessions'] as const) : []),
    ...(hasUsers && tenantId !== null ? (['require_factor'] as const) : []),
  ];
  return isOfUser ? [...ofUsers, ...ofNetwork] : [...ofNetwork, ...ofUsers];
}

function toEntryDto({ id, at, kind, authorId, authorName, text, detail }: EntryRow): IncidentEntry {
  return { id, at: new Date(at).toISOString(), kind, author: personOf(authorId, authorName), text, detail };
}

function personOf(id: string | null, name: string | null) {
  return id === null ? null : { id, name };
}

export function toSuppressionDto({ userId, userName, ...row }: SuppressionRow): Suppression {
  return {
    ...row,
    user: personOf(userId, userName),
    expiresAt: new Date(row.expiresAt).toISOString(),
    createdAt: new Date(row.createdAt).toISOString(),
  };
}
