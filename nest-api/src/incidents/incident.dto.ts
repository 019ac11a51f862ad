import {
  type DetectionKind,
  type Incident,
  type IncidentAction,
  type IncidentDetail,
  type IncidentEntry,
  type NetworkOrigin,
  type Suppression,
  TECHNIQUES,
} from '@gatehouse/contracts';
import type { SessionSince } from '../auth/sessions.repository.js';
import { type Caller, isShown } from '../common/caller.js';
import type { EntryRow, IncidentRow } from './incidents.repository.js';
import type { SuppressionRow } from './suppressions.repository.js';

/** Names of users and tenants by ID. Deleted ones, and those that the caller may not see, are left out. */
export interface IncidentNames {
  readonly tenants: ReadonlyMap<string, string>;
  readonly users: ReadonlyMap<string, { readonly name: string; readonly email: string }>;
}

export interface WholeIncident {
  readonly row: IncidentRow;
  readonly entries: readonly EntryRow[];
  readonly names: IncidentNames;
  readonly sessions: readonly SessionSince[];
  readonly assignees: readonly { readonly id: string; readonly name: string }[];
  readonly application: { readonly id: string; readonly name: string } | null;
}

/**
 * Under the works-council mode, an incident has counts and no users, unless its severity is high: then a password is known
 * or a stranger signed in, and the users need help.
 */
export function isNamed({ severity, firstSeenAt }: IncidentRow, caller: Caller): boolean {
  return severity === 'high' || isShown(caller, firstSeenAt);
}

/** Without users, and without the networks and the name of the one that it is about. */
function nameless(row: IncidentRow): IncidentRow {
  const ofUser = isOfUser(row.kind) ? { subject: '', networks: [] } : {};
  return { ...row, users: [], signedIn: [], ...ofUser };
}

export function toIncidentDto(whole: IncidentRow, names: IncidentNames, caller: Caller): Incident {
  const row = isNamed(whole, caller) ? whole : nameless(whole);
  return {
    id: row.id,
    tenant:
      row.tenantId === null ? null : { id: row.tenantId, name: names.tenants.get(row.tenantId) ?? null },
    kind: row.kind,
    technique: TECHNIQUES[row.kind],
    severity: row.severity,
    state: row.state,
    reason: row.reason,
    subject: names.users.get(row.subject)?.email ?? row.subject,
    firstSeenAt: new Date(row.firstSeenAt).toISOString(),
    lastSeenAt: new Date(row.lastSeenAt).toISOString(),
    failures: row.failures,
    accounts: row.accounts,
    networks: row.networkCount,
    assignee: personOf(row.assigneeId, names),
    version: row.version,
  };
}

export function toIncidentDetailDto(
  { row: whole, entries, names, sessions, assignees, application }: WholeIncident,
  caller: Caller,
  originOf: (network: string) => NetworkOrigin,
): IncidentDetail {
  const named = isNamed(whole, caller);
  const row = named ? whole : nameless(whole);
  const signedIn = new Set(row.signedIn);
  return {
    ...toIncidentDto(whole, names, caller),
    users: row.users.map((id) => ({
      id,
      email: names.users.get(id)?.email ?? null,
      signedIn: signedIn.has(id),
    })),
    networkList: row.networks.map((network) => ({ network, origin: originOf(network.replace(/\/64$/, '')) })),
    sessions: (named ? sessions : []).map((session) => ({
      ...session,
      email: names.users.get(session.userId)?.email ?? null,
      authenticatedAt: new Date(session.authenticatedAt).toISOString(),
    })),
    entries: entries.map((entry) => toEntryDto(entry, names)),
    assignees: [...assignees],
    actions: actionsFor(whole),
    application,
  };
}

/** Whether detections share a user; otherwise a network or a tenant. */
export function isOfUser(kind: DetectionKind): boolean {
  return kind === 'second_factor_fatigue' || kind === 'password_guessing' || isOfSession(kind);
}

/** Whether nobody tried a password: a session or a token of it is in other hands. */
export function isOfSession(kind: DetectionKind): boolean {
  return kind === 'session_moved' || kind === 'token_reused';
}

/** The most useful action comes first. An incident of the platform has no sign-in policy and no membership. */
export function actionsFor({ tenantId, kind, users, networks }: IncidentRow): IncidentAction[] {
  const hasUsers = users.length > 0;
  // One of the networks of a session is the user's own, and one of those of a token its application's.
  const canBlock = tenantId !== null && networks.length > 0 && !isOfSession(kind);
  const ofNetwork: IncidentAction[] = canBlock ? ['block_network'] : [];
  const ofUsers: IncidentAction[] = [
    ...(hasUsers ? (['end_sessions'] as const) : []),
    ...(hasUsers && tenantId !== null ? (['require_factor'] as const) : []),
  ];
  return isOfUser(kind) ? [...ofUsers, ...ofNetwork] : [...ofNetwork, ...ofUsers];
}

function toEntryDto({ authorId, at, ...entry }: EntryRow, names: IncidentNames): IncidentEntry {
  return { ...entry, at: new Date(at).toISOString(), author: personOf(authorId, names) };
}

function personOf(id: string | null, { users }: Pick<IncidentNames, 'users'>) {
  return id === null ? null : { id, name: users.get(id)?.name ?? null };
}

export function toSuppressionDto({ userId, ...row }: SuppressionRow, email: string | null): Suppression {
  return {
    ...row,
    user: userId === null ? null : { id: userId, name: email },
    expiresAt: new Date(row.expiresAt).toISOString(),
    createdAt: new Date(row.createdAt).toISOString(),
  };
}
