import { emailKey } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { FailedAuthentications } from '../audit/failed-authentications.repository.js';
import { UnauthenticatedError, Unavailable } from '../common/app-error.js';
import type { ClientContext } from '../common/client-address.js';
import { Clock } from '../common/clock.js';
import { Lookups } from '../database/lookups.js';
import { Metrics } from '../telemetry/metrics.js';
import { AttemptLimits, decayed, keyOf } from './attempt-limits.js';
import { deviceKeyOf } from './devices/device-key.js';
import { PasswordHasher } from './password-hasher.js';
import { CredentialsRepository } from './passwords/credentials.repository.js';
import { accountNetworkLimit, passwordLimits } from './rate-limits.js';
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

/** What is known of an address before its password is checked; of one without an account, how often it was tried. */
interface Asked {
  readonly stored: StoredPassword | null;
  /** The account signed in on this device before. */
  readonly isKnownDevice: boolean;
  /** Of the account from this network, decayed. */
  readonly tries: number;
}

interface Row {
  readonly userId: string | null;
  readonly secret: string | null;
  readonly isKnownDevice: boolean;
  readonly tries: number | null;
  readonly triedAt: Date | null;
}

/** Proves a person by email and password. */
@Injectable()
export class PasswordProof {
  constructor(
    private readonly lookups: Lookups,
    private readonly credentials: CredentialsRepository,
    private readonly limits: AttemptLimits,
    private readonly hasher: PasswordHasher,
    private readonly failed: FailedAuthentications,
    private readonly metrics: Metrics,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws InvalidCredentials
   * @throws TooManyRequests the account or the network tries too often
   * @throws Unavailable too many sign-ins at once
   */
  async prove(email: string, password: string, client: ClientContext): Promise<Proof> {
    const { stored, ...asked } = await this.find(email, client);
    const admission = await this.limits.take(passwordLimits(emailKey(email), client, asked));
    if (!(await this.hasher.verify(stored?.secret ?? null, password))) {
      this.metrics.countSignIn('pwd', 'invalid_credentials');
      await this.auditFailure(stored, client);
      throw new InvalidCredentials();
    }
    await this.limits.forgive(admission);
    await this.renew(stored as StoredPassword, password);
    return { userId: (stored as StoredPassword).userId, amr: ['pwd'] };
  }

  /** Hashes the password anew where the parameters rose since it was set: only now is it known. */
  private async renew({ userId, secret }: StoredPassword, password: string): Promise<void> {
    if (!this.hasher.isOutdated(secret)) return;
    try {
      await this.credentials.renewHash(userId, secret, await this.hasher.hash(password));
    } catch (error) {
      // The next sign-in tries again.
      if (!(error instanceof Unavailable)) throw error;
    }
  }

  private async find(email: string, client: ClientContext): Promise<Asked> {
    const account = emailKey(email);
    const tried = accountNetworkLimit('login', account, client);
    const [row] = await this.lookups.call<Row>('password_by_email', [
      account,
      client.device ? deviceKeyOf(client) : null,
      keyOf(tried),
    ]);
    const { userId = null, secret = null, isKnownDevice = false, tries = null, triedAt = null } = row ?? {};
    return {
      stored: userId === null || secret === null ? null : { userId, secret },
      isKnownDevice,
      tries: tries === null || triedAt === null ? 0 : decayed(tried.pace, tries, triedAt, this.clock.now()),
    };
  }

  private auditFailure(stored: StoredPassword | null, client: ClientContext): Promise<void> {
    return this.failed.record({
      userId: stored?.userId ?? null,
      actor: { type: 'anonymous', id: null },
      action: 'sign_in.failed',
      address: client.address,
      detail: { factor: 'pwd' },
    });
  }
}
