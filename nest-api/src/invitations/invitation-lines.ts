import { emailKey, type InvitationLine, type MembershipRole } from '@gatehouse/contracts';
import { domainOfEmail } from '../domains/domain-name.js';
import type { PersonLine } from './read-people.js';
import type { Served } from './served-domains.js';

/** Facts about the addresses of one list in the tenant. */
export interface KnownAddresses {
  readonly members: ReadonlySet<string>;
  readonly invited: ReadonlySet<string>;
  /** Custom roles of the tenant, by lowercase name. */
  readonly roles: ReadonlyMap<string, { readonly id: string; readonly isGivable: boolean }>;
  /** Domains that can sign in here; null if any address can. */
  readonly domains: Served | null;
}

/** The role of lines without a role. */
export interface DefaultRole {
  readonly role: MembershipRole;
  readonly roleId: string | null;
}

/** A user to invite. */
export interface Invitee extends DefaultRole {
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
}

export type CheckedLine = InvitationLine & { readonly invitee: Invitee | null };

/** Whether the invitation grants more than the permissions of a member. */
export function givesMore({ role, roleId }: DefaultRole): boolean {
  return role !== 'tenant_user' || roleId !== null;
}

/** Checks each line without changing anything. */
export function checkLines(
  lines: readonly PersonLine[],
  known: KnownAddresses,
  otherwise: DefaultRole,
  mayGiveAdmin: boolean,
): CheckedLine[] {
  const seen = new Map<string, number>();
  return lines.map((person) => {
    const key = emailKey(person.email);
    const first = seen.get(key);
    if (first === undefined) seen.set(key, person.line);
    const answer = (
      outcome: InvitationLine['outcome'],
      message: string | null,
      invitee: Invitee | null = null,
    ) => ({
      line: person.line,
      email: person.email,
      outcome,
      message,
      invitee,
    });
    if (person.error) return answer('error', person.error);
    if (first !== undefined) return answer('error', `Same email address as on line ${first}`);
    const role = roleOf(person, known, otherwise, mayGiveAdmin);
    if (typeof role === 'string') return answer('error', role);
    if (known.members.has(key)) return answer('skip', 'Already a member of the organization');
    if (known.invited.has(key)) return answer('skip', 'Already invited');
    if (known.domains && !known.domains.has(domainOfEmail(key) ?? '')) {
      return answer(
        'error',
        'Your organization requires single sign-on, and no enabled connection serves this domain',
      );
    }
    const { givenName, familyName } = person;
    return answer('invite', null, { ...role, email: person.email.trim(), givenName, familyName });
  });
}

function roleOf(
  { role, roleName }: PersonLine,
  { roles }: KnownAddresses,
  otherwise: DefaultRole,
  mayGiveAdmin: boolean,
): DefaultRole | string {
  if (roleName) {
    const own = roles.get(roleName.trim().normalize('NFKC').toLowerCase());
    if (!own) return `There is no role named ${roleName}`;
    return own.isGivable
      ? { role: 'tenant_user', roleId: own.id }
      : 'You cannot assign a role that has more permissions than you';
  }
  if (role === null) return otherwise;
  if (role === 'tenant_admin' && !mayGiveAdmin)
    return 'You cannot assign a role that has more permissions than you';
  return { role, roleId: null };
}
