import {
  type AcceptInvitation,
  emailKey,
  type Joined,
  type LoginResult,
  type OpenInvitation,
  TENANT_STANDING,
} from '@gatehouse/contracts';
import { EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../audit/audit.js';
import { AttemptLimits } from '../auth/attempt-limits.js';
import { LinkExpired } from '../auth/mail-links.js';
import { PasswordHasher } from '../auth/password-hasher.js';
import { PasswordProof } from '../auth/password-proof.js';
import { CredentialsRepository } from '../auth/passwords/credentials.repository.js';
import { LeakedPasswords } from '../auth/passwords/leaked-passwords.js';
import { checkPassword } from '../auth/passwords/password-rules.js';
import { networkRefusal } from '../auth/policy/networks.js';
import { SignInPoliciesRepository } from '../auth/policy/sign-in-policies.repository.js';
import { limitOf, networkLimit } from '../auth/rate-limits.js';
import { SignIn } from '../auth/sign-in.js';
import { SignInRefused } from '../auth/sign-in-refused.js';
import { AppError, ConflictError, TooManyRequests } from '../common/app-error.js';
import type { Caller } from '../common/caller.js';
import type { ClientContext } from '../common/client-address.js';
import { Clock } from '../common/clock.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Origins } from '../network-origin/origins.js';
import { SignInLog } from '../sign-in-log/sign-in-log.js';
import { step } from '../sign-in-log/steps-of.js';
import { TenantsRepository } from '../tenants/tenants.repository.js';
import { joinTenant, makeUser } from '../users/new-people.repository.js';
import { TenantRolesRepository } from '../users/roles/tenant-roles.repository.js';
import { type User, UsersRepository } from '../users/users.repository.js';
import { InvitationMails } from './invitation-mails.js';
import { type Invitation, InvitationsRepository } from './invitations.repository.js';
import { SenderStanding } from './sender-standing.js';
import { ServedDomains } from './served-domains.js';

/** The invitation must be accepted by another method. */
export class AnotherWay extends ConflictError {
  constructor(
    readonly code:
      | 'account_exists'
      | 'sso_required'
      | 'another_person'
      | 'already_member'
      | 'superadmin_refused',
    message: string,
  ) {
    super(message);
  }
}

const WHY = 'an invitation becomes an account';

/** Acceptance of invitations. The email verifies the address; the link works once. */
@Injectable()
export class Acceptance {
  constructor(
    private readonly em: EntityManager,
    private readonly invitations: InvitationsRepository,
    private readonly policies: SignInPoliciesRepository,
    private readonly credentials: CredentialsRepository,
    private readonly roles: TenantRolesRepository,
    private readonly users: UsersRepository,
    private readonly tenants: TenantsRepository,
    private readonly unit: UnitOfWork,
    private readonly limits: AttemptLimits,
    private readonly mails: InvitationMails,
    private readonly served: ServedDomains,
    private readonly sender: SenderStanding,
    private readonly leaked: LeakedPasswords,
    private readonly hasher: PasswordHasher,
    private readonly passwords: PasswordProof,
    private readonly signIn: SignIn,
    private readonly origins: Origins,
    private readonly audit: Audit,
    private readonly log: SignInLog,
    private readonly clock: Clock,
  ) {}

  /** The invitation of a link. Only the owner of the address learns whether it has an account. */
  open(token: string, client: ClientContext): Promise<OpenInvitation> {
    return this.countUnknown(client, () => this.read(token, client));
  }

  private read(token: string, client: ClientContext): Promise<OpenInvitation> {
    return this.inTenantOf(token, client, async (tenantId) => {
      const invitation = await this.find(token);
      const tenant = await this.tenants.require(tenantId);
      const role = invitation.roleId ? await this.roles.find(tenantId, invitation.roleId) : null;
      return {
        tenantName: tenant.name,
        email: invitation.email,
        firstName: invitation.givenName,
        lastName: invitation.familyName,
        role: invitation.role,
        roleName: role?.name ?? null,
        expiresAt: invitation.expiresAt.toISOString(),
        way: await this.wayOf(invitation),
        directory: await this.served.serves(tenant.id, invitation.email),
      };
    });
  }

  /**
   * Creates an account with a password and signs in.
   *
   * @throws LinkExpired
   * @throws AnotherWay the address has an account, or the tenant requires single sign-on
   */
  async acceptNew(input: AcceptInvitation, client: ClientContext): Promise<LoginResult> {
    const entry = await this.noted(input.token, client, () =>
      this.countUnknown(client, () => this.joinNew(input, client)),
    );
    return this.enter(entry, ['pwd', 'email'], client);
  }

  private async joinNew(
    { token, firstName, lastName, password }: AcceptInvitation,
    client: ClientContext,
  ): Promise<Entry> {
    await this.limits.take([limitOf('accept-invitation:token', this.mails.read(token).id)]);
    await this.checkPassword(token, { firstName, lastName, password }, client);
    await this.leaked.reject(password, 'password');
    const secret = await this.hasher.hash(password);
    return this.unit.forSignIn(WHY, async () => {
      const invitation = await this.find(token, 'locked');
      await this.requireOpen(invitation);
      if ((await this.wayOf(invitation)) === 'sign_in') {
        throw new AnotherWay(
          'account_exists',
          'This email address already has an account. Sign in with it to accept.',
        );
      }
      const person = { email: invitation.email, givenName: firstName, familyName: lastName };
      const user = await makeUser(this.em, person, this.clock.now());
      this.credentials.addPassword(user.id, secret);
      await this.addMember(invitation, user.id, client);
      return { userId: user.id, tenantId: invitation.tenantId };
    });
  }

  /**
   * Joins with the existing account of the address, verified by its password, and signs in.
   *
   * @throws AnotherWay
   * @throws SignInRefused the user or the tenant is suspended; the user has not joined
   */
  async acceptByPassword(token: string, password: string, client: ClientContext): Promise<LoginResult> {
    const { email } = await this.noted(token, client, () => this.open(token, client));
    const proof = await this.passwords.prove(email, password, client);
    const { tenantId } = await this.noted(token, client, () => this.join(proof.userId, token, client));
    return this.enter({ userId: proof.userId, tenantId }, proof.amr, client);
  }

  /** Joins with the signed-in account; the session stays in its tenant. @throws AnotherWay @throws SignInRefused */
  acceptSignedIn(caller: Caller, token: string, client: ClientContext): Promise<Joined> {
    return this.noted(token, client, () =>
      this.countUnknown(client, () => this.join(caller.userId, token, client)),
    );
  }

  private async join(userId: string, token: string, client: ClientContext): Promise<Joined> {
    const user = await this.unit.asPerson(userId, () => this.users.require(userId));
    return this.inTenantOf(token, client, async (tenantId) => {
      const invitation = await this.find(token, 'locked');
      await this.requireOwn(invitation, user, client);
      await this.addMember(invitation, userId, client);
      const tenant = await this.tenants.require(tenantId);
      return { tenantId, tenantName: tenant.name };
    });
  }

  /**
   * @throws UnprocessableInput the tenant requires a longer password, or the password is common
   * @throws SignInRefused the tenant allows no sign-in from this network
   */
  private checkPassword(
    token: string,
    { firstName, lastName, password }: Omit<AcceptInvitation, 'token'>,
    client: ClientContext,
  ): Promise<void> {
    return this.inTenantOf(token, client, async (tenantId) => {
      const { email } = await this.find(token);
      const policy = await this.policies.of(tenantId);
      requireNetwork(tenantId, policy, client.address, this.origins.of);
      const { name } = await this.tenants.require(tenantId);
      const owner = { email, names: [firstName, lastName], organizations: [name] };
      checkPassword(password, owner, 'password', policy?.passwordMinLength);
    });
  }

  /** Works in the inviting tenant. @throws LinkExpired the invitation does not exist or belongs to another host */
  private async inTenantOf<T>(
    token: string,
    { site }: ClientContext,
    work: (tenantId: string) => Promise<T>,
  ): Promise<T> {
    const tenantId = await this.invitations.lookUpTenantOf(this.mails.read(token).id);
    if (tenantId === null || (site && site.tenantId !== tenantId)) throw new LinkExpired();
    return this.unit.inTenant(tenantId, () => work(tenantId));
  }

  private enter(
    { userId, tenantId }: Entry,
    amr: readonly string[],
    client: ClientContext,
  ): Promise<LoginResult> {
    const proof = { userId, amr, method: 'invitation' } as const;
    return this.signIn.complete(proof, client, { tenantId, authenticatedAt: this.clock.now() });
  }

  /** @throws LinkExpired it was resent, accepted, revoked or has expired, or its sender may no longer send it */
  private async find(token: string, hold?: 'locked'): Promise<Invitation> {
    const { id, timesSent } = this.mails.read(token);
    const invitation = await (hold ? this.invitations.lock(id) : this.invitations.find(id));
    const isOpen = invitation?.statusAt(this.clock.now()) === 'pending' && invitation.timesSent === timesSent;
    if (!invitation || !isOpen || !(await this.sender.mayStillSend(invitation))) throw new LinkExpired();
    return invitation;
  }

  private async wayOf({ tenantId, emailKey: key }: Invitation): Promise<OpenInvitation['way']> {
    if (await this.served.isEnforced(tenantId)) return 'sso';
    return (await this.users.hasEmailKey(key)) ? 'sign_in' : 'password';
  }

  /**
   * The tenant accepts members, and by this method. Otherwise a user would join and then be denied a session.
   *
   * @throws AnotherWay the tenant requires single sign-on, which accepts the invitation
   * @throws SignInRefused the tenant allows no sign-in
   */
  private async requireOpen({ tenantId }: Invitation): Promise<void> {
    const status = await this.tenants.statusOf(tenantId);
    if (!TENANT_STANDING[status].signIn) throw SignInRefused.tenant(tenantId, status);
    if (await this.served.isEnforced(tenantId)) throw ssoRequired();
  }

  /** @throws AnotherWay the caller is not the invited user or cannot be a member @throws SignInRefused */
  private async requireOwn(invitation: Invitation, user: User, client: ClientContext): Promise<void> {
    await this.requireOpen(invitation);
    requireNetwork(
      invitation.tenantId,
      await this.policies.of(invitation.tenantId),
      client.address,
      this.origins.of,
    );
    if (user.status !== 'active') throw SignInRefused.person(invitation.tenantId);
    if (user.isSuperadmin) {
      throw new AnotherWay(
        'superadmin_refused',
        'Super admins administer the platform and cannot join an organization.',
      );
    }
    if (emailKey(user.email) !== invitation.emailKey) {
      throw new AnotherWay(
        'another_person',
        `This invitation is for ${invitation.email}. Sign in with that account to accept it.`,
      );
    }
  }

  private async addMember(invitation: Invitation, userId: string, client: ClientContext): Promise<void> {
    const { id, tenantId, role, roleId } = invitation;
    joinTenant(this.em, { tenantId, userId, role, roleId });
    invitation.acceptedAt = this.clock.now();
    invitation.acceptedBy = userId;
    try {
      await this.em.flush();
    } catch (error) {
      if (!(error instanceof UniqueConstraintViolationException)) throw error;
      throw new AnotherWay('already_member', 'You are already a member of this organization.');
    }
    for (const [action, target] of [
      ['invitation.accepted', { type: 'invitation', id }],
      ['membership.created', { type: 'user', id: userId }],
    ] as const) {
      await this.audit.record({
        tenantId,
        actor: { type: 'user', id: userId },
        action,
        target,
        outcome: 'success',
        address: client.address,
        detail: { role, by: 'invitation' },
      });
    }
  }

  /**
   * Does `work`. An invitation that cannot be accepted is recorded as a failed sign-in of the inviting organization.
   */
  private async noted<T>(token: string, client: ClientContext, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (isRefusal(error)) await this.note(token, error, client);
      throw error;
    }
  }

  private async note(token: string, { code, message }: AppError, client: ClientContext): Promise<void> {
    const id = this.idOf(token);
    const tenantId = id === null ? null : await this.invitations.lookUpTenantOf(id);
    const steps = [step('invitation', 'fail', message)];
    const found = id ? { invitation: id } : null;
    this.log.addRepeated({ method: 'invitation', outcome: code, tenantId, client, steps, found });
  }

  /** Null for a forged or expired link. */
  private idOf(token: string): string | null {
    try {
      return this.mails.read(token).id;
    } catch (error) {
      if (error instanceof LinkExpired) return null;
      throw error;
    }
  }

  /** Links cannot be guessed, so only invalid ones count. */
  private countUnknown<T>(client: ClientContext, work: () => Promise<T>): Promise<T> {
    const limits = [networkLimit('accept-invitation:network', client)];
    return this.limits.countFailures(limits, (error) => error instanceof LinkExpired, work);
  }
}

interface Entry {
  readonly userId: string;
  readonly tenantId: string;
}

function isRefusal(error: unknown): error is AppError {
  return (
    error instanceof LinkExpired ||
    error instanceof AnotherWay ||
    error instanceof SignInRefused ||
    error instanceof TooManyRequests
  );
}

/** Users cannot join from a network that their session would be denied from. @throws SignInRefused */
function requireNetwork(...asked: Parameters<typeof networkRefusal>): void {
  const refusal = networkRefusal(...asked);
  if (refusal) throw refusal;
}

function ssoRequired(): AnotherWay {
  return new AnotherWay(
    'sso_required',
    'This organization requires single sign-on. Sign in through its identity provider to join.',
  );
}
