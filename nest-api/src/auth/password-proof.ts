import { emailKey } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Audit } from '../audit/audit.js';
import { UnauthenticatedError } from '../common/app-error.js';
import { type ClientContext, networkOf } from '../common/client-address.js';
import { Lookups } from '../database/lookups.js';
import { Metrics } from '../telemetry/metrics.js';
import { AttemptLimits, type Limit } from './attempt-limits.js';
import { PasswordHasher } from './password-hasher.js';
import type { Proof } from './sign-in.js';

/** The same for an unknown email as for a wrong password. */
export class InvalidCredentials extends UnauthenticatedError {
  override readonly code = 'invalid_credentials';

  constructor() {
    super('Invalid credentials');
  }
}

interface StoredPassword {
  readonly userId: string;
  readonly secret: string;
}

/** Proves a person by email and password. */
@Injectable()
export class PasswordProof {
  constructor(
    private readonly lookups: Lookups,
    private readonly limits: AttemptLimits,
    private readonly hasher: PasswordHasher,
    private readonly audit: Audit,
    private readonly metrics: Metrics,
  ) {}

  /**
   * @throws InvalidCredentials
   * @throws TooManyRequests the account or the network tries too often
   * @throws Unavailable too many sign-ins at once
   */
  async prove(email: string, password: string, client: ClientContext): Promise<Proof> {
    const limits = limitsOf(email, client);
    await this.limits.take(limits);

    const stored = await this.find(email);
    if (!(await this.hasher.verify(stored?.secret ?? null, password))) {
      this.metrics.countSignIn('pwd', 'invalid_credentials');
      await this.auditFailure(stored, client);
      throw new InvalidCredentials();
    }
    await this.limits.forgive(limits);
    return { userId: (stored as StoredPassword).userId, amr: ['pwd'] };
  }

  private async find(email: string): Promise<StoredPassword | null> {
    const [row] = await this.lookups.query<StoredPassword>(
      'password-by-email',
      `select u.id as "userId", c.secret from users u join credentials c on c.user_id = u.id and c.kind = 'password'
       where u.email_key = $1`,
      [emailKey(email)],
    );
    return row ?? null;
  }

  /** On the platform's trail: a wrong password says nothing yet about which tenant is meant. */
  private auditFailure(stored: StoredPassword | null, client: ClientContext): Promise<void> {
    return this.lookups.together([
      this.audit.statement({
        tenantId: null,
        actor: { type: 'anonymous', id: null },
        action: 'sign_in.failed',
        target: { type: 'user', id: stored?.userId ?? null },
        outcome: 'failure',
        address: client.address,
        detail: { factor: 'pwd' },
      }),
    ]);
  }
}

function limitsOf(email: string, client: ClientContext): Limit[] {
  const account = emailKey(email);
  const network = networkOf(client.address);
  return [
    { subject: `login:account:${account}:${network}`, pace: { free: 5, longest: 60, quiet: 900 } },
    { subject: `login:account:${account}`, pace: { free: 20, longest: 30, quiet: 900 } },
    { subject: `login:network:${network}`, pace: { free: 100, longest: 60, quiet: 900 } },
  ];
}
