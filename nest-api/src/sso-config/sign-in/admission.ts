import type { AutoJoin, CauseCode, MembershipRole, PlanLimit, SsoMapping } from '@gatehouse/contracts';
import type { UpstreamIdentity } from './upstream-identity.js';

/** The facts that decide whether a user is admitted, and to which account. */
export interface Facts {
  readonly identity: Pick<UpstreamIdentity, 'email' | 'emailVerified'>;
  readonly mode: 'signin' | 'signup';
  /** Whose connection it is; null for the platform's own. */
  readonly connection: { readonly tenantId: string | null };
  /** The tenant by whose rules somebody new is judged: the connection's, or the one that owns the address's domain
   * and has a connection of its own to the same provider. */
  readonly rules: {
    readonly tenantId: string;
    readonly createsPeople: boolean;
    /** Whether the tenant has invited this address. */
    readonly isInvited: boolean;
    /** The exceeded plan limit; null if there is a place, or an invitation has reserved one. */
    readonly planIsFull: PlanLimit | null;
    /** Set where the account is of another company than the one that the tenant connected. */
    readonly wrongOrganization: CauseCode | null;
    readonly domain: { readonly isVerified: boolean; readonly autoJoin: AutoJoin } | null;
  } | null;
  /** Whether any tenant has verified the domain of the address. */
  readonly domainIsOwned: boolean;
  /** Who this identity already is. */
  readonly known: {
    readonly userId: string;
    readonly isSuperadmin: boolean;
    readonly tenantId: string | null;
    /** The identity provider signaled that it disabled the account. */
    readonly isDisabled: boolean;
  } | null;
  /** The owner of the address. Never read for an address that the tenant's connection cannot assert (`vouchesFor`). */
  readonly person: {
    readonly userId: string;
    readonly isSuperadmin: boolean;
    readonly hasPassword: boolean;
    /** In the tenant whose rules hold. */
    readonly isMember: boolean;
    /** Is somebody else of the same upstream. */
    readonly isLinked: boolean;
  } | null;
  /** What the directory of the tenant's connection says; null for a connection of the platform. */
  readonly directory: {
    /** It deactivated the member. */
    readonly hasLeft: boolean;
    /** The directory deleted the user, an admin kept the account, and the subject is not linked to it. */
    readonly isFormer: boolean;
    /** The member with this subject, or with the verified address. */
    readonly linked: {
      readonly userId: string;
      readonly hasPassword: boolean;
      readonly isLinked: boolean;
    } | null;
  } | null;
}

export type Admission =
  | { readonly kind: 'enter'; readonly userId: string; readonly tenantId: string | null }
  | { readonly kind: 'link'; readonly userId: string; readonly tenantId: string | null }
  | { readonly kind: 'prove'; readonly userId: string; readonly tenantId: string | null }
  | { readonly kind: 'join'; readonly tenantId: string }
  | { readonly kind: 'sign_up' }
  | { readonly kind: 'refuse'; readonly code: CauseCode; readonly planLimit?: PlanLimit };

const refuse = (code: CauseCode): Admission => ({ kind: 'refuse', code });

/**
 * Decides; changes nothing. The table that it follows is in docs/sso-sign-in.md.
 *
 * Somebody is who the upstream's own id says. An address only leads to an account when it is verified, in a domain that
 * the connection's tenant has verified, and the account is a member there; one with a password proves it first.
 */
export function decideAdmission(facts: Facts): Admission {
  return facts.known ? decideForKnown(facts, facts.known) : decideForUnknown(facts);
}

/** A tenant's connection speaks for addresses in the domains that the tenant has verified, and for no others. */
function vouchesFor({ connection, rules }: Facts): boolean {
  return connection.tenantId === null || rules?.domain?.isVerified === true;
}

function decideForKnown(facts: Facts, known: NonNullable<Facts['known']>): Admission {
  const { connection, person } = facts;
  if (known.isSuperadmin && connection.tenantId) return refuse('superadmin_refused');
  if (known.isDisabled) return refuse('disabled_at_provider');
  if (facts.directory?.hasLeft) return refuse('left_directory');
  if (facts.directory?.isFormer) return refuse('linked_to_another');
  if (vouchesFor(facts) && person && person.userId !== known.userId) return refuse('email_changed');
  return { kind: 'enter', userId: known.userId, tenantId: known.tenantId };
}

function decideForUnknown(facts: Facts): Admission {
  const { identity, rules, directory } = facts;
  if (directory?.hasLeft) return refuse('left_directory');
  if (directory?.linked && rules) return decideForListed(directory.linked, rules.tenantId);
  if (!identity.email) return refuse('email_missing');
  if (!identity.emailVerified) return refuse('email_unverified');
  if (rules?.wrongOrganization) return refuse(rules.wrongOrganization);
  if (!vouchesFor(facts)) return refuse('domain_unverified');
  // The password shows that it is the person before.
  if (directory?.isFormer && !facts.person?.hasPassword) return refuse('linked_to_another');
  if (facts.person?.isLinked) return refuse('linked_to_another');
  if (rules?.domain?.isVerified) return decideByRules(facts, rules, rules.domain.autoJoin);
  return decideOnPlatform(facts);
}

/** The directory of the same connection knows the subject, so the address does not matter. */
function decideForListed(
  { userId, hasPassword, isLinked }: NonNullable<NonNullable<Facts['directory']>['linked']>,
  tenantId: string,
): Admission {
  if (isLinked) return refuse('linked_to_another');
  return { kind: hasPassword ? 'prove' : 'link', userId, tenantId };
}

/** The tenant whose rules apply has verified the domain of the address. */
function decideByRules(
  { person, connection }: Facts,
  { tenantId, createsPeople, isInvited, planIsFull }: NonNullable<Facts['rules']>,
  autoJoin: AutoJoin,
): Admission {
  if (!person) {
    if (isInvited) return { kind: 'join', tenantId };
    if (!createsPeople || autoJoin !== 'sso') return refuse('not_invited');
    return planIsFull
      ? { kind: 'refuse', code: 'plan_full', planLimit: planIsFull }
      : { kind: 'join', tenantId };
  }
  if (person.isSuperadmin) {
    return connection.tenantId ? refuse('superadmin_refused') : proveOr(person, null, 'superadmin_refused');
  }
  if (!person.isMember) return refuse('account_elsewhere');
  return person.hasPassword
    ? { kind: 'prove', userId: person.userId, tenantId }
    : { kind: 'link', userId: person.userId, tenantId };
}

/** The platform's own connection: an account proves itself, an organization may be made. */
function decideOnPlatform({ person, mode, domainIsOwned }: Facts): Admission {
  if (person) return proveOr(person, null, 'not_invited');
  if (domainIsOwned) return refuse('organization_exists');
  return mode === 'signup' ? { kind: 'sign_up' } : refuse('unknown_person');
}

function proveOr(
  person: NonNullable<Facts['person']>,
  tenantId: string | null,
  otherwise: CauseCode,
): Admission {
  return person.hasPassword ? { kind: 'prove', userId: person.userId, tenantId } : refuse(otherwise);
}

/** The role of a new user: the highest role of their groups, but never superadmin. */
export function roleFor(
  mapping: Pick<SsoMapping, 'groupRoles' | 'defaultRole'>,
  groups: readonly string[],
): MembershipRole {
  const given = mapping.groupRoles.filter(({ group }) => groups.includes(group)).map(({ role }) => role);
  if (given.includes('tenant_admin')) return 'tenant_admin';
  return given[0] ?? mapping.defaultRole;
}

/** The name of a new user; the local part of the address if the identity provider sends none. */
export function nameFor({
  givenName,
  familyName,
  email,
}: Pick<UpstreamIdentity, 'givenName' | 'familyName' | 'email'>): {
  givenName: string;
  familyName: string;
} {
  if (givenName || familyName) return { givenName: cut(givenName ?? ''), familyName: cut(familyName ?? '') };
  const words =
    (email ?? '')
      .split('@')[0]
      ?.split(/[._+-]+/)
      .filter(Boolean) ?? [];
  const [first = 'New', ...others] = words.map((word) => word[0]?.toUpperCase() + word.slice(1));
  return { givenName: cut(first), familyName: cut(others.join(' ')) };
}

function cut(name: string): string {
  return name.slice(0, 100);
}
