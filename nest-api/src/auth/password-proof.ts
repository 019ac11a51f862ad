import { emailKey, type Login } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { FailedAuthentications } from '../audit/failed-authentications.repository.js';
import { TooManyRequests, UnauthenticatedError, Unavailable } from '../common/app-error.js';
import type { ClientContext } from '../common/client-address.js';
import { Clock } from '../common/clock.js';
import { currentWork } from '../common/request-id.js';
import { Lookups } from '../database/lookups.js';
import type { SignInAttempt } from '../sign-in-log/sign-in-attempt.js';
import { SignInLog } from '../sign-in-log/sign-in-log.js';
import { since, step } from '../sign-in-log/steps-of.js';
import { Metrics } from '../telemetry/metrics.js';
import { type Admission, AttemptLimits, keyOf } from './attempt-limits.js';
import { ProofOfWork } from './bots/proof-of-work.js';
import { deviceKeyOf } from './devices/device-key.js';
import { PasswordHasher } from './password-hasher.js';
import { CredentialsRepository } from './passwords/credentials.repository.js';
import { MOST_TENANTS, type PersonStanding } from './person-standing.js';
import type { Proof } from './proof.js';
import { FIRST_TRIES, passwordLimits, passwordWorkLimits } from './rate-limits.js';

/** The same error for an unknown email address and a wrong password. */
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

/** The data that is read with a password before its verification. */
interface ReadWithPassword {
  /** Counts until it is taken back. */
  readonly admission: Admission;
  readonly standings: readonly PersonStanding[];
  /** Version of the password and the standings: changes with them. */
  readonly mark: Buffer;
}

interface Attempt extends ReadWithPassword {
  readonly stored: StoredPassword | null;
  /** Seconds until a sign-in without a proof of work is accepted; null if it is now. */
  readonly workWait: number | null;
  readonly isKnownDevice: boolean;
}

/** A verified password, with the data that was read with it. */
export interface GoodPassword extends ReadWithPassword {
  readonly proof: Proof;
}

interface Row extends PersonStanding {
  /** Null if no user has a password for this address. The standings are then null too. */
  readonly secret: string | null;
  readonly mark: Buffer;
  /** Positions of the limits that count it, starting with 1. */
  readonly taken: number[];
  /** Seconds; null if the attempt is admitted. */
  readonly wait: number | null;
  readonly workWait: number | null;
}

/** Position of the limit of a known device in `passwordLimits`. */
const OF_DEVICE = 1;

/** One round trip: what a sign-in reads, and whether it needs a proof of work. */
const BEGIN = `select b.*, w.seconds as "workWait"
  from begin_sign_in($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) b, work_wait($12, $10) w`;

/** Verifies email and password. */
@Injectable()
export class PasswordProof {
  constructor(
    private readonly lookups: Lookups,
    private readonly credentials: CredentialsRepository,
    private readonly limits: AttemptLimits,
    private readonly work: ProofOfWork,
    private readonly hasher: PasswordHasher,
    private readonly failed: FailedAuthentications,
    private readonly log: SignInLog,
    private readonly metrics: Metrics,
    private readonly clock: Clock,
  ) {}

  /** For everything except a sign-in. Throws like `verify`, but never asks for a proof of work. */
  async prove(email: string, password: string, client: ClientContext): Promise<Proof> {
    const { proof, admission } = await this.verifyAgain({ email, password }, client);
    await this.limits.forgive(admission);
    return proof;
  }

  /**
   * The caller takes the attempt back.
   *
   * @throws InvalidCredentials
   * @throws TooManyRequests the account or the network is rate-limited
   * @throws ProofOfWorkRequired there were many failures before
   * @throws UnprocessableInput the proof of work is not valid
   * @throws Unavailable too many concurrent sign-ins
   */
  async verify(login: Login, client: ClientContext): Promise<GoodPassword> {
    const attempt = await this.begin(login.email, client);
    await this.requireWork(attempt, login.proofOfWork);
    try {
      return await this.match(login, attempt, client);
    } catch (error) {
      if (error instanceof InvalidCredentials) await this.countFailure(attempt, login, client);
      throw error;
    }
  }

  /** The same within a sign-in whose proof of work was accepted. */
  async verifyAgain(login: Login, client: ClientContext): Promise<GoodPassword> {
    return this.match(login, await this.begin(login.email, client), client);
  }

  /** An attempt without the required proof does not count. */
  private async requireWork(attempt: Attempt, given: string | undefined): Promise<void> {
    try {
      await this.work.require('sign_in', attempt.isKnownDevice ? null : attempt.workWait, given);
    } catch (error) {
      await this.limits.forgive(attempt.admission);
      throw error;
    }
  }

  private async countFailure(attempt: Attempt, { email, proofOfWork }: Login, client: ClientContext) {
    if (!this.work.isOn || attempt.isKnownDevice || proofOfWork !== undefined) return;
    await this.limits.countUnproven(passwordWorkLimits(emailKey(email), client));
  }

  private async match(
    { email, password }: Login,
    { stored, workWait: _, isKnownDevice: __, ...read }: Attempt,
    client: ClientContext,
  ): Promise<GoodPassword> {
    const began = performance.now();
    if (!(await this.hasher.verify(stored?.secret ?? null, password))) {
      currentWork()?.belongsTo(read.standings[0]?.tenantId);
      this.metrics.countSignIn('pwd', 'invalid_credentials');
      this.log.addRepeated(wrongPassword(email, stored, client, since(began)));
      await this.auditFailure(stored, client);
      throw new InvalidCredentials();
    }
    await this.renew(stored as StoredPassword, password);
    const { userId } = stored as StoredPassword;
    return { proof: { userId, amr: ['pwd'], method: 'password' }, ...read };
  }

  /** Hashes the password again if the parameters have been raised since: only now is the password available. */
  private async renew({ userId, secret }: StoredPassword, password: string): Promise<void> {
    if (!this.hasher.isOutdated(secret)) return;
    try {
      await this.credentials.renewHash(userId, secret, await this.hasher.hash(password));
    } catch (error) {
      // The next sign-in retries.
      if (!(error instanceof Unavailable)) throw error;
    }
  }

  /** Counts the attempt and reads the password and the user's standings, in one round trip. @throws TooManyRequests */
  private async begin(email: string, client: ClientContext): Promise<Attempt> {
    const account = emailKey(email);
    const at = this.clock.now();
    const { keys, free, columns } = await this.limits.countable(passwordLimits(account, client));
    const device = client.device ? deviceKeyOf(client) : null;
    const work = passwordWorkLimits(account, client).map(keyOf);
    const values = [account, device, FIRST_TRIES - 1, ...columns, at, MOST_TENANTS, work];
    const rows = await this.lookups.asApp<Row>('begin_sign_in', BEGIN, values);
    const { userId, secret, taken, wait, mark, workWait } = rows[0] as Row;
    if (wait) {
      this.log.addRepeated(tooOften(email, client, wait));
      throw new TooManyRequests(wait);
    }
    const of = <T>(all: readonly T[]) => taken.map((place) => all[place - 1] as T);
    return {
      stored: secret === null ? null : { userId, secret },
      standings: secret === null ? [] : rows,
      mark,
      workWait,
      isKnownDevice: taken[0] === OF_DEVICE,
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

const COUNTED = 'The account and the network may try';

function wrongPassword(
  email: string,
  stored: StoredPassword | null,
  client: ClientContext,
  ms: number,
): SignInAttempt {
  const why = stored ? 'The password is another one' : 'No account has a password under this address';
  return {
    method: 'password',
    outcome: 'invalid_credentials',
    userId: stored?.userId ?? null,
    email,
    client,
    steps: [step('rate_limit', 'pass', COUNTED), step('password', 'fail', why, ms)],
    found: { passwordSet: stored !== null },
  };
}

function tooOften(email: string, client: ClientContext, wait: number): SignInAttempt {
  return {
    method: 'password',
    outcome: 'too_many_requests',
    email,
    client,
    steps: [step('rate_limit', 'fail', 'The account or the network tried too often')],
    found: { waitSeconds: wait },
  };
}
