import {
  AUDIT_ACTIONS,
  AUDIT_GROUPS,
  type AuditAction,
  type AuditEventQuery,
  type AuditGroup,
  addDays,
  auditGroupOf,
  IdSchema,
  isDay,
  startOfDay,
} from '@gatehouse/contracts';
import type { Visit } from '~/server/visit.server';
import type { ActionGroup } from './action-group';

/** The filters of the audit log, from the URL. */
export interface AuditView {
  /** Code or slug of an organization; only for superadmins. Empty for the platform's own audit log. */
  of: string;
  /** Whether a superadmin sees the events of all organizations. */
  isAll: boolean;
  group: AuditGroup | null;
  action: AuditAction | null;
  /** A reference, an address, a network or a code. */
  search: string;
  /** Email address or ID of a user who is the actor or the target. */
  person: string;
  /** ID of a target. */
  target: string;
  reference: string;
  outcome: 'success' | 'failure' | null;
  /** Days of date fields, in the reader's time zone; the last one is included. */
  from: string;
  until: string;
  /** Whether the page reloads its data regularly. */
  live: boolean;
}

export function readView({ url: { searchParams }, can }: Visit): AuditView {
  const text = (name: string, most = 200) => (searchParams.get(name) ?? '').trim().slice(0, most);
  const day = (name: string) => (isDay(text(name)) ? text(name) : '');
  const isPlatform = can('platform_management');
  const of = isPlatform ? text('of', 120) : '';
  const outcome = text('outcome');
  return {
    of,
    isAll: isPlatform && of === '' && text('scope') === 'all',
    group: AUDIT_GROUPS.find((group) => group === text('group')) ?? null,
    action: AUDIT_ACTIONS.find((action) => action === text('action')) ?? null,
    search: text('search'),
    person: text('person'),
    target: text('target'),
    reference: text('reference'),
    outcome: outcome === 'success' || outcome === 'failure' ? outcome : null,
    from: day('from'),
    until: day('until'),
    live: text('live') === 'on',
  };
}

/** The audit log in the URL. */
export function scopeOf({ of, isAll }: AuditView): Record<string, string> {
  return { ...(of && { of }), ...(isAll && { scope: 'all' }) };
}

/** The view as URL parameters. */
export function addressOf(view: AuditView): Record<string, string> {
  const { search, group, action, person, target, reference, outcome, from, until, live } = view;
  const fields = { search, group, action, person, target, reference, outcome, from, until };
  return {
    ...scopeOf(view),
    ...Object.fromEntries(Object.entries(fields).filter((field): field is [string, string] => !!field[1])),
    ...(live && { live: 'on' }),
  };
}

/** The view as parameters of the API. @param zone time zone of the reader's days */
export function apiQuery(view: AuditView, zone: string): Omit<AuditEventQuery, 'limit' | 'tenantId'> {
  const { isAll, search, group, action, target, outcome, from, until } = view;
  const isPerson = search.includes('@');
  const person = view.person || (isPerson ? search : '');
  // By a network or a code, only the sign-in log finds attempts.
  const reference = view.reference || (isPerson ? '' : search);
  const isId = IdSchema.safeParse(person).success;
  return {
    ...(isAll && { scope: 'all' }),
    ...(group && { group }),
    ...(action && { action }),
    ...(person && (isId ? { person } : { email: person })),
    ...(target && { target }),
    ...(reference && { reference }),
    ...(outcome && { outcome }),
    ...(from && { from: startOfDay(from, zone).toISOString() }),
    ...(until && { to: startOfDay(addDays(until, 1), zone).toISOString() }),
  };
}

/** All actions, by group. */
export function actionGroups(): ActionGroup[] {
  return AUDIT_GROUPS.map((group) => ({
    group,
    actions: AUDIT_ACTIONS.filter((action) => auditGroupOf(action) === group),
  }));
}
