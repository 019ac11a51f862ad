import { emailKey } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { FailedAuthentications } from '../audit/failed-authentications.repository.js';
import { TooManyRequests, UnauthenticatedError, Unavailable } from '../common/app-error.js';
import type { ClientContext } from '../common/client-address.js';
import { Clock } from '../common/clock.js';
import { Lookups } from '../database/lookups.js';
import { Metrics } from '../telemetry/metrics.js';
import { type Admission, AttemptLimits } from './attempt-limits.js';
import { deviceKeyOf } from './devices/device-key.js';
import { PasswordHasher } from './password-hasher.js';
import { CredentialsRepository } from './passwords/credentials.repository.js';
import { PersonStandings } from './person-standing.js';
import type { Proof } from './proof.js';
import { FIRST_TRIES, passwordLimits } from './rate-limits.js';

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

/** An attempt that was admitted, before its password is verified. */
interface Attempt {
  readonly stored: StoredPassword | null;
  readonly admission: Admission;
}

interface Row {
  readonly userId: string | null;
  readonly secret: string | null;
  /** Which of the limits count it, the first one being 1. */
  readonly taken: number[];
  /** Seconds; null where it is admitted. */
  readonly wait: number | null;
}

/** Proves a person by email and password. */
@Injectable()
export class PasswordProof {
  constructor(
    private readonly lookups: Lookups,
    private readonly credentials: CredentialsRepository,
    private readonly limits: AttemptLimits,
    private readonly hasher: PasswordHasher,
    private readonly standings: PersonStandings,
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
    const { stored, admission } = await this.begin(email, client);
    if (!(await this.hasher.verify(stored?.secret ?? null, password))) {
      this.metrics.countSignIn('pwd', 'invalid_credentials');
      await this.auditFailure(stored, client);
      throw new InvalidCredentials();
    }
    const { userId } = stored as StoredPassword;
    const proof = { userId, amr: ['pwd'] };
    await this.standings.accept(proof, admission);
    await this.renew(stored as StoredPassword, password);
    return proof;
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

  /** Counts the attempt and finds the password, in one trip. @throws TooManyRequests */
  private async begin(email: string, client: ClientContext): Promise<Attempt> {
    const account = emailKey(email);
    const at = this.clock.now();
    const { keys, free, columns } = await this.limits.countable(passwordLimits(account, client));
    const device = client.device ? deviceKeyOf(client) : null;
    const values = [account, device, FIRST_TRIES - 1, ...columns, at];
    const [row] = await this.lookups.call<Row>('begin_password_sign_in', values);
    const { userId = null, secret = null, taken = [], wait = null } = row ?? {};
    if (wait) throw new TooManyRequests(wait);
    const of = <T>(all: readonly T[]) => taken.map((place) => all[place - 1] as T);
    return {
      stored: userId === null || secret === null ? null : { userId, secret },
      admission: { at, keys: of(keys), free: of(free) },
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
