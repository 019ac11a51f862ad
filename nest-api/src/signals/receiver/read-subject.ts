import { SetRejected } from './set-rejected.js';

/** How a user is named. Each can be looked up at a connection. */
export type UserSubject =
  | { readonly format: 'iss_sub'; readonly iss: string; readonly sub: string }
  | { readonly format: 'email'; readonly email: string }
  | { readonly format: 'opaque'; readonly id: string };

export interface SignalSubject {
  /** Ways to find the user, in order; empty if only a session, a device or a group is named, or in an unknown format. */
  readonly users: readonly UserSubject[];
  /** The customer of the identity provider, such as the directory's ID; null if it is not named. */
  readonly tenant: string | null;
}

const LONGEST = 500;
const MOST_ALIASES = 10;

/**
 * Reads `sub_id`. Members of a complex subject other than `user` and `tenant` narrow the event, to a session or a device.
 * It then counts for the whole user, because sessions here do not know the identity provider's names of them.
 *
 * Source: RFC 9493 §3, SSF 1.0 §3.
 *
 * @throws SetRejected it is not a subject identifier
 */
export function readSubject(subId: unknown): SignalSubject {
  const subject = requireObject(subId, 'sub_id');
  if (subject.format !== 'complex') return { users: usersIn(subject, 'sub_id'), tenant: null };
  const { user, tenant } = subject;
  return {
    users: user === undefined ? [] : usersIn(requireObject(user, 'sub_id.user'), 'sub_id.user'),
    tenant: tenant === undefined ? null : tenantIn(requireObject(tenant, 'sub_id.tenant')),
  };
}

/** The ID of an opaque identifier, which names the stream of a verification event. */
export function opaqueIdOf(subId: unknown): string | null {
  const { format, id } = requireObject(subId, 'sub_id');
  return format === 'opaque' && typeof id === 'string' ? id : null;
}

function usersIn(subject: Record<string, unknown>, at: string): UserSubject[] {
  switch (subject.format) {
    case 'iss_sub':
      return [{ format: 'iss_sub', iss: text(subject, 'iss', at), sub: text(subject, 'sub', at) }];
    case 'email':
      return [{ format: 'email', email: text(subject, 'email', at) }];
    case 'opaque':
      return [{ format: 'opaque', id: text(subject, 'id', at) }];
    case 'aliases':
      return aliasesIn(subject, at);
    default:
      return [];
  }
}

/** Aliases are not nested. Source: RFC 9493 §3.2.8. */
function aliasesIn({ identifiers }: Record<string, unknown>, at: string): UserSubject[] {
  if (!Array.isArray(identifiers) || identifiers.length === 0 || identifiers.length > MOST_ALIASES)
    throw invalid(`${at}.identifiers is not a list of 1 to ${MOST_ALIASES} identifiers`);
  return identifiers.flatMap((each, index) => {
    const alias = requireObject(each, `${at}.identifiers[${index}]`);
    if (alias.format === 'aliases') throw invalid(`${at}.identifiers[${index}] is a list of aliases`);
    return usersIn(alias, `${at}.identifiers[${index}]`);
  });
}

function tenantIn(tenant: Record<string, unknown>): string | null {
  if (tenant.format === 'opaque') return text(tenant, 'id', 'sub_id.tenant');
  return tenant.format === 'iss_sub' ? text(tenant, 'sub', 'sub_id.tenant') : null;
}

function requireObject(value: unknown, at: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalid(`${at} is not an object`);
  if (typeof (value as { format?: unknown }).format !== 'string') throw invalid(`${at} has no format`);
  return value as Record<string, unknown>;
}

function text(subject: Record<string, unknown>, name: string, at: string): string {
  const value = subject[name];
  if (
    typeof value === 'string' &&
    value.length > 0 &&
    value.length <= LONGEST &&
    !value.includes('\0') &&
    value.isWellFormed()
  )
    return value;
  throw invalid(`${at}.${name} is not a text of 1 to ${LONGEST} characters`);
}

function invalid(message: string): SetRejected {
  return new SetRejected('invalid_request', 'subject', message);
}
