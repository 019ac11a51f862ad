import { availableParallelism } from 'node:os';
import { Inject, Injectable } from '@nestjs/common';
import { Algorithm, hash, verify } from '@node-rs/argon2';
import { Unavailable } from '../common/app-error.js';
import { currentWork } from '../common/request-id.js';
import { SETTINGS, type Settings } from '../settings/settings.js';

/** Source: OWASP Password Storage Cheat Sheet, Argon2id with 19 MiB, 2 passes, 1 lane. */
export const ARGON2 = {
  algorithm: 2 as Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const;

/** Version 1.3, hexadecimal 13. Source: RFC 9106 §3.1. */
const ARGON2_VERSION = 19;

/** Maximum time for a full queue to drain, in seconds. */
const RETRY_AFTER = 2;

/**
 * Argon2id outside of the event loop, with one hash per core at a time. A full queue rejects immediately, so that a
 * flood of sign-ins does not block other requests.
 */
@Injectable()
export class PasswordHasher {
  private readonly concurrency: number;
  private readonly longestQueue: number;
  private readonly waiting: (() => void)[] = [];
  private running = 0;
  private decoy: Promise<string> | undefined;

  constructor(
    @Inject(SETTINGS) settings: Pick<Settings, 'PASSWORD_HASH_CONCURRENCY' | 'PASSWORD_HASH_QUEUE'>,
  ) {
    this.concurrency = settings.PASSWORD_HASH_CONCURRENCY ?? availableParallelism();
    this.longestQueue = settings.PASSWORD_HASH_QUEUE;
  }

  /** @throws Unavailable the queue is full */
  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(normalise(password), ARGON2));
  }

  /**
   * Whether `password` matches `stored`. Without a stored hash, the same work is done, so
   * that the response time does not reveal whether an account exists.
   *
   * @throws Unavailable the queue is full
   */
  async verify(stored: string | null, password: string): Promise<boolean> {
    const against = stored ?? (await this.decoyHash());
    const matches = await this.inTurn(() => verify(against, normalise(password)));
    return matches && stored !== null;
  }

  /** Whether `stored` has weaker parameters than the current ones. A hash with any stronger parameter is kept. */
  isOutdated(stored: string): boolean {
    const found = /^\$argon2(id|i|d)\$v=(\d+)\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(stored);
    if (!found) return false;
    const [, variant, version, ...costs] = found;
    const [memory = 0, passes = 0] = costs.map(Number);
    if (memory > ARGON2.memoryCost || passes > ARGON2.timeCost) return false;
    const isWeaker = memory < ARGON2.memoryCost || passes < ARGON2.timeCost;
    return isWeaker || variant !== 'id' || Number(version) < ARGON2_VERSION;
  }

  private decoyHash(): Promise<string> {
    this.decoy ??= hash('nobody has this password', ARGON2);
    return this.decoy;
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    const counted = currentWork();
    if (this.running >= this.concurrency) {
      if (this.waiting.length >= this.longestQueue) throw new Unavailable(RETRY_AFTER);
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else {
      this.running += 1;
    }
    try {
      if (counted) counted.hashes += 1;
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}

/** Normalizes passwords, so that different keyboards give the same result. Source: NIST SP 800-63B §3.1.1.2. */
function normalise(password: string): string {
  return password.normalize('NFKC');
}
