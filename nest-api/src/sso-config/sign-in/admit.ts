import type { CauseCode, SsoMapping } from '@gatehouse/contracts';
import { personMessage } from '@gatehouse/contracts/cause-texts';
import { EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import type { ClientContext } from '../../common/client-address.js';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Invited } from '../../invitations/invited.js';
import { companyFromEmail, slugFrom } from '../../tenants/company-name.js';
import { Tenants } from '../../tenants/tenants.service.js';
import { MembershipsRepository } from '../../users/memberships.repository.js';
import { joinTenant, makeUser } from '../../users/new-people.repository.js';
import { type User, UsersRepository } from '../../users/users.repository.js';
import type { LinkedBy } from '../external-identity.entity.js';
import { mappingOf } from '../mapping-of.js';
import type { SsoConfiguration } from '../sso-configuration.entity.js';
import type { TraceRecorder } from '../traces/trace-recorder.js';
import { type Admission, decideAdmission, nameFor, roleFor } from './admission.js';
import { AdmissionFacts, type GatheredFacts } from './admission-facts.js';
import { ExternalIdentitiesRepository, type ExternalIdentity } from './external-identities.repository.js';
import { SsoRefused } from './sso-refused.js';
import type { UpstreamIdentity } from './upstream-identity.js';

/** An admitted user, for `SignIn`. */
export interface Admitted {
  readonly userId: string;
  /** The tenant that they sign in to; null where `SignIn` finds it. */
  readonly tenantId: string | null;
  readonly signedUp: boolean;
}

const WHY = 'a verified identity finds its user and tenant';

/** Finds, links or creates the user of a verified identity. */
@Injectable()
export class Admit {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly facts: AdmissionFacts,
    private readonly identities: ExternalIdentitiesRepository,
    private readonly users: UsersRepository,
    private readonly memberships: MembershipsRepository,
    private readonly invited: Invited,
    private readonly tenants: Tenants,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** What would happen, without letting it. */
  async decide(
    configuration: SsoConfiguration,
    identity: UpstreamIdentity,
    mode: 'signin' | 'signup',
    trace: TraceRecorder,
  ): Promise<Admission> {
    return this.unit.forSignIn(WHY, async () => {
      const gathered = await this.facts.gather(configuration, identity, mode);
      const admission = decideAdmission(gathered.facts);
      tell(admission, { trace, identity, mapping: mappingOf(configuration) });
      await this.tellPerson(admission, identity, gathered.serving, trace);
      return admission;
    });
  }

  /**
   * Carries out the admission. Two concurrent sign-ins of a new user create one account.
   *
   * @returns the user, or the account whose password is required first
   * @throws SsoRefused
   */
  async admit(
    configuration: SsoConfiguration,
    identity: UpstreamIdentity,
    mode: 'signin' | 'signup',
    trace: TraceRecorder,
    client: ClientContext,
  ): Promise<Admitted | (Admission & { kind: 'prove' })> {
    const once = () =>
      this.unit.forSignIn(WHY, async () => {
        // Or the second would see half of what the first made.
        await this.identities.takeTurns(configuration.id, identity);
        const gathered = await this.facts.gather(configuration, identity, mode);
        const admission = decideAdmission(gathered.facts);
        trace.servingTenantId = gathered.serving?.tenantId ?? null;
        tell(admission, { trace, identity, mapping: mappingOf(configuration) });
        await this.tellPerson(admission, identity, gathered.serving, trace);
        return this.apply(configuration, identity, gathered, admission, client);
      });
    try {
      return await once();
    } catch (error) {
      // The other one was first; now they are known.
      if (error instanceof UniqueConstraintViolationException) return once();
      throw error;
    }
  }

  /** The account has proven itself; from now on this identity is it. */
  async linkVerified(
    configuration: SsoConfiguration,
    identity: UpstreamIdentity,
    userId: string,
    trace: TraceRecorder,
  ): Promise<Admitted> {
    return this.unit.forSignIn(WHY, async () => {
      const { facts, serving } = await this.facts.gather(configuration, identity, 'signin');
      const admission = decideAdmission(facts);
      tell(admission, { trace, identity, mapping: mappingOf(configuration) });
      if (admission.kind !== 'prove' || admission.userId !== userId) throw new SsoRefused('link_expired');
      const tenantId = serving?.tenantId ?? null;
      await this.link(configuration, identity, userId, admission.tenantId ? tenantId : null, 'proof');
      return { userId, tenantId: admission.tenantId, signedUp: false };
    });
  }

  /** The user's name and role, and their sources. */
  private async tellPerson(
    admission: Admission,
    identity: UpstreamIdentity,
    serving: SsoConfiguration | null,
    trace: TraceRecorder,
  ): Promise<void> {
    if (admission.kind === 'refuse') return;
    if (admission.kind === 'join' || admission.kind === 'sign_up') {
      const { givenName, familyName } = nameFor(identity);
      const isGiven = identity.givenName !== null || identity.familyName !== null;
      const name = `${givenName} ${familyName}`.trim();
      trace.map('name', `${name}${isGiven ? '' : ', from the part of the address before the @'}`);
      const mapping = serving?.mapping as SsoMapping | undefined;
      trace.map('role', admission.kind === 'join' && mapping ? roleInWords(mapping, identity) : FIRST_ADMIN);
      return;
    }
    const user = await this.users.require(admission.userId);
    const member = admission.tenantId ? await this.memberships.find(admission.tenantId, user.id) : null;
    trace.map('name', `${user.givenName} ${user.familyName}`.trim());
    trace.map('role', `${member?.role ?? 'that'} of their account, whatever their groups are`);
  }

  private async apply(
    configuration: SsoConfiguration,
    identity: UpstreamIdentity,
    gathered: GatheredFacts,
    admission: Admission,
    client: ClientContext,
  ): Promise<Admitted | (Admission & { kind: 'prove' })> {
    switch (admission.kind) {
      case 'refuse':
        throw new SsoRefused(admission.code);
      case 'prove':
        return admission;
      case 'enter':
        return this.enter(gathered.known as ExternalIdentity, identity);
      case 'link':
        await this.link(configuration, identity, admission.userId, admission.tenantId, 'domain');
        return { userId: admission.userId, tenantId: admission.tenantId, signedUp: false };
      case 'join':
        return this.join(configuration, identity, gathered);
      case 'sign_up':
        return this.signUp(configuration, identity, client);
    }
  }

  private async enter(known: ExternalIdentity, { email }: UpstreamIdentity): Promise<Admitted> {
    known.lastSignInAt = this.clock.now();
    known.email = email;
    await this.em.flush();
    return { userId: known.userId, tenantId: known.tenantId ?? null, signedUp: false };
  }

  private async join(
    configuration: SsoConfiguration,
    identity: UpstreamIdentity,
    gathered: GatheredFacts,
  ): Promise<Admitted> {
    const serving = gathered.serving as SsoConfiguration;
    const tenantId = serving.tenantId as string;
    const { invitation } = gathered;
    // An invitation determines the role. Without one, the identity provider's groups do.
    const role = invitation?.role ?? roleFor(serving.mapping as SsoMapping, identity.groups);
    const user = await this.makePerson(identity);
    joinTenant(this.em, { tenantId, userId: user.id, role, roleId: invitation?.roleId ?? null });
    await this.em.flush();
    if (invitation) await this.invited.accept(invitation, user.id, 'sso');
    await this.audit.record({
      tenantId,
      actor: { type: 'user', id: user.id },
      action: 'user.created',
      target: { type: 'user', id: user.id },
      outcome: 'success',
      detail: { by: 'sso', configurationId: serving.id, role },
    });
    await this.link(configuration, identity, user.id, tenantId, 'joined');
    return { userId: user.id, tenantId, signedUp: false };
  }

  /** A new organization, pending and on trial, as a sign-up by mail makes one. */
  private async signUp(
    configuration: SsoConfiguration,
    identity: UpstreamIdentity,
    client: ClientContext,
  ): Promise<Admitted> {
    const email = identity.email as string;
    const name = companyFromEmail(email);
    const tenant = await this.tenants.create({ name, slug: slugFrom(name), adminEmail: email });
    const user = await this.makePerson(identity);
    joinTenant(this.em, { tenantId: tenant.id, userId: user.id, role: 'tenant_admin' });
    await this.em.flush();
    await this.audit.record({
      tenantId: tenant.id,
      actor: { type: 'user', id: user.id },
      action: 'sign_up.completed',
      target: { type: 'tenant', id: tenant.id },
      outcome: 'success',
      address: client.address,
      detail: { name: tenant.name, through: configuration.type },
    });
    await this.link(configuration, identity, user.id, null, 'sign_up');
    return { userId: user.id, tenantId: null, signedUp: true };
  }

  private makePerson(identity: UpstreamIdentity): Promise<User> {
    const email = identity.email as string;
    return makeUser(this.em, { ...nameFor(identity), ...identity.profile, email }, this.clock.now());
  }

  private async link(
    configuration: SsoConfiguration,
    identity: UpstreamIdentity,
    userId: string,
    tenantId: string | null,
    linkedBy: LinkedBy,
  ): Promise<void> {
    await this.identities.add({
      tenantId,
      configurationId: configuration.id,
      issuer: identity.issuer,
      subject: identity.subject,
      userId,
      email: identity.email,
      linkedBy,
      lastSignInAt: this.clock.now(),
    });
    await this.audit.record({
      tenantId,
      actor: { type: 'user', id: userId },
      action: 'external_identity.linked',
      target: { type: 'user', id: userId },
      outcome: 'success',
      detail: { configurationId: configuration.id, linkedBy },
    });
  }
}

const MEANINGS: Record<Exclude<Admission['kind'], 'refuse'>, string> = {
  enter: 'They are known here by this identity',
  link: 'Their verified address leads to an account of the organization, which is linked',
  prove: 'Their verified address leads to an account with a password, which they prove first',
  join: 'They are new, and join the organization',
  sign_up: 'They are new, and found an organization',
};

const FIRST_ADMIN = 'tenant_admin: whoever founds an organization runs it';

function roleInWords(mapping: SsoMapping, { groups }: UpstreamIdentity): string {
  const role = roleFor(mapping, groups);
  const by = mapping.groupRoles.filter((each) => each.role === role && groups.includes(each.group));
  return by.length > 0
    ? `${role}, by the group ${by.map(({ group }) => group).join(', ')}`
    : `${role}, as everybody who is in none of the mapped groups`;
}

interface Told {
  readonly trace: TraceRecorder;
  readonly identity: UpstreamIdentity;
  readonly mapping: SsoMapping;
}

function tell(admission: Admission, told: Told): void {
  const { trace } = told;
  if (admission.kind === 'refuse') {
    const { kind, code, planLimit } = admission;
    trace.fail('account', personMessage(code), {
      kind,
      refusal: code,
      ...planLimit,
      ...comparedFor(code, told),
    });
  } else {
    trace.pass('account', MEANINGS[admission.kind], { ...admission });
  }
}

/** What a refusal compared. Attributes by their names: their values say who somebody is. */
function comparedFor(code: CauseCode, { trace, identity, mapping }: Told): Record<string, unknown> {
  const domain = identity.email?.split('@').at(-1);
  switch (code) {
    case 'email_missing':
      return { found: Object.keys(trace.claims ?? {}), expected: mapping.email };
    case 'email_unverified':
      return { found: `email_verified: ${trace.claims?.email_verified}`, expected: 'email_verified: true' };
    case 'domain_unverified':
    case 'not_invited':
      return { found: domain };
    default:
      return {};
  }
}
