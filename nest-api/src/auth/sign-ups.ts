import {
  emailKey,
  FUNNEL_STAGES,
  LIMITS,
  type LoginResult,
  type Register,
  type RegisterResult,
  type SignUpStage,
} from '@gatehouse/contracts';
import { EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../audit/audit.js';
import { ConflictError, ForbiddenError } from '../common/app-error.js';
import type { ClientContext } from '../common/client-address.js';
import { Clock, plusSeconds } from '../common/clock.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { domainOfEmail } from '../domains/domain-name.js';
import { findDecidingDomain } from '../domains/domains.repository.js';
import { Mail } from '../mail/mail.js';
import { companyFromEmail, domainOf, slugFrom } from '../tenants/company-name.js';
import { Tenants } from '../tenants/tenants.service.js';
import { joinTenant, makeUser } from '../users/new-people.repository.js';
import { type User, UsersRepository } from '../users/users.repository.js';
import { AttemptLimits } from './attempt-limits.js';
import { DisposableMail } from './bots/disposable-mail.js';
import { Honeypot } from './bots/honeypot.js';
import { ProofOfWork } from './bots/proof-of-work.js';
import { LinkExpired, MailLinks } from './mail-links.js';
import { PasswordHasher } from './password-hasher.js';
import { CredentialsRepository } from './passwords/credentials.repository.js';
import { LeakedPasswords } from './passwords/leaked-passwords.js';
import { checkPassword } from './passwords/password-rules.js';
import { limitOf, networkLimit } from './rate-limits.js';
import { SignIn } from './sign-in.js';
import { type SignUp, SignUpsRepository } from './sign-ups.repository.js';

/** Another user has taken the address in the meantime. */
export class EmailTaken extends ConflictError {
  readonly code = 'email_taken';

  constructor() {
    super('This email address already has an account. Sign in with it.');
  }
}

/**
 * A sign-up becomes a tenant when its address is verified, so that a name or an address cannot be reserved with someone
 * else's email address.
 */
@Injectable()
export class SignUps {
  constructor(
    private readonly em: EntityManager,
    private readonly signUps: SignUpsRepository,
    private readonly credentials: CredentialsRepository,
    private readonly users: UsersRepository,
    private readonly unit: UnitOfWork,
    private readonly limits: AttemptLimits,
    private readonly work: ProofOfWork,
    private readonly honeypot: Honeypot,
    private readonly disposable: DisposableMail,
    private readonly leaked: LeakedPasswords,
    private readonly hasher: PasswordHasher,
    private readonly links: MailLinks,
    private readonly mail: Mail,
    private readonly tenants: Tenants,
    private readonly signIn: SignIn,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores the sign-up and sends an email. A known address, or one in a tenant's domain, gets a different email.
   * Response and work are the same.
   *
   * @throws UnprocessableInput the password breaks a rule, or the address is disposable
   * @throws ProofOfWorkRequired many requests came from the network
   * @throws TooManyRequests
   */
  async request(input: Register, client: ClientContext): Promise<RegisterResult> {
    // A new organization is none of that one's users.
    if (client.site) throw new ForbiddenError('Sign up at the address of the platform.', 'other_host');
    const owner = {
      email: input.email,
      names: [input.firstName, input.lastName],
      organizations: [input.company ?? ''],
    };
    checkPassword(input.password, owner, 'password');
    this.disposable.reject(input.email, 'email');
    await this.work.admit('sign_up', [networkLimit('register-work:network', client)], input.proofOfWork);
    await this.limits.take([
      networkLimit('register:network', client),
      limitOf('mail:address', emailKey(input.email)),
    ]);
    const done: RegisterResult = { status: 'verification_sent', email: input.email };
    if (await this.honeypot.catches('sign_up', input.website, client)) return done;
    await this.leaked.reject(input.password, 'password');
    const passwordHash = await this.hasher.hash(input.password);
    await this.unit.forSignIn('nobody knows the tenant of an address before it is looked up', async () => {
      const signUp = await this.signUps.add({
        email: input.email.trim(),
        givenName: input.firstName,
        familyName: input.lastName,
        company: input.company || companyFromEmail(input.email),
        passwordHash,
        expiresAt: plusSeconds(this.clock.now(), LIMITS.verifyEmailHours * 3600),
      });
      await this.reach(signUp.id, null, 'form_sent');
      // The address is not verified, so only its domain is logged.
      await this.audit.record({
        tenantId: null,
        actor: { type: 'anonymous', id: null },
        action: 'sign_up.requested',
        target: { type: 'sign_up', id: signUp.id },
        outcome: 'success',
        address: client.address,
        detail: { domain: domainOf(signUp.email) },
      });
      await this.sendMail(signUp, input.locale ?? null);
    });
    return done;
  }

  /**
   * Creates the tenant and signs its first admin in. A link works once.
   *
   * @throws LinkExpired the link is used, expired or forged
   * @throws EmailTaken
   */
  async confirm(token: string, client: ClientContext): Promise<LoginResult> {
    if (client.site) throw new LinkExpired();
    const signUpId = this.links.open('sign-up', token);
    const userId = await this.unit.forSignIn('the tenant is made here', () => this.open(signUpId, client));
    return this.signIn.complete({ userId, amr: ['pwd', 'email'], method: 'sign_up' }, client);
  }

  private async open(signUpId: string, client: ClientContext): Promise<string> {
    const signUp = await this.signUps.take(signUpId, this.clock.now());
    if (!signUp) throw new LinkExpired();
    await this.reach(signUp.id, null, 'verified');

    const user = await this.makeUser(signUp);
    const tenant = await this.tenants.create({
      name: signUp.company,
      slug: slugFrom(signUp.company),
      adminEmail: signUp.email,
    });
    joinTenant(this.em, { tenantId: tenant.id, userId: user.id, role: 'tenant_admin' });
    this.credentials.addPassword(user.id, signUp.passwordHash);
    await this.em.flush();
    await this.reach(signUp.id, tenant.id, 'created');
    await this.audit.record({
      tenantId: tenant.id,
      actor: { type: 'user', id: user.id },
      action: 'sign_up.completed',
      target: { type: 'tenant', id: tenant.id },
      outcome: 'success',
      address: client.address,
      detail: { name: tenant.name },
    });
    return user.id;
  }

  /** For the funnel of sign-ups. */
  private async reach(signUpId: string, tenantId: string | null, stage: SignUpStage): Promise<void> {
    const place = FUNNEL_STAGES.sign_up.indexOf(stage) + 1;
    await this.em.execute(`select reach_stage('sign_up', ?, ?, ?)`, [signUpId, tenantId, place]);
  }

  private async makeUser({ email, givenName, familyName }: SignUp): Promise<User> {
    try {
      return await makeUser(this.em, { email, givenName, familyName }, this.clock.now());
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) throw new EmailTaken();
      throw error;
    }
  }

  private async sendMail(signUp: SignUp, visitorLocale: string | null): Promise<void> {
    const to = signUp.email;
    const name = signUp.givenName;
    const known = await this.users.byEmailKey(emailKey(to));
    if (known) {
      const locale = known.locale ?? visitorLocale;
      return this.mail.send({ to, template: 'sign-up-known-email', data: { name }, tenantId: null, locale });
    }
    const order = { to, tenantId: null, locale: visitorLocale };
    const domain = domainOf(to);
    if (await findDecidingDomain(this.em, domainOfEmail(to) ?? domain)) {
      return this.mail.send({ ...order, template: 'sign-up-domain-owned', data: { name, domain } });
    }
    const link = this.links.make('sign-up', signUp.id, LIMITS.verifyEmailHours * 3600);
    return this.mail.send({ ...order, template: 'verify-email', data: { name, link } });
  }
}
