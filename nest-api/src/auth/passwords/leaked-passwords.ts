import { createHash } from 'node:crypto';
import { isAbsolute } from 'node:path';
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { UnprocessableInput } from '../../common/app-error.js';
import { Clock, plusSeconds } from '../../common/clock.js';
import type { GuardedClient } from '../../outgoing/guarded-fetch.js';
import { Outgoing } from '../../outgoing/outgoing.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import { Metrics, type PasswordLookup } from '../../telemetry/metrics.js';
import { countInFile } from './leaked-password-file.js';

/** A user waits for the response. A padded one has about 40 KB. */
const LIMITS = { timeoutMs: 2_000, maxBytes: 262_144, maxRedirects: 1 };
/** How long a failed source is not asked again, so that sign-ins do not each wait for it. */
export const REST_SECONDS = 30;
/** Hex digits that leave the installation: about 2,000 leaked passwords share them. */
const PREFIX = 5;

/**
 * Whether a password has appeared in a data breach, by the setting `LEAKED_PASSWORDS`: the address of a range service,
 * which receives the first five hex digits of the SHA-1 hash and nothing else, or a file on this machine.
 *
 * Sources: NIST SP 800-63B §3.1.1.2; Have I Been Pwned, API v3, "Searching by range".
 */
@Injectable()
export class LeakedPasswords implements OnModuleDestroy {
  private readonly logger = new Logger(LeakedPasswords.name);
  private readonly source: string | undefined;
  private readonly client: GuardedClient;
  /** Since when the source has failed; null while it responds. */
  private failing: Date | null = null;
  /** The source is not asked before. */
  private restsUntil = new Date(0);

  constructor(
    outgoing: Outgoing,
    private readonly metrics: Metrics,
    private readonly clock: Clock,
    @Inject(SETTINGS) settings: Settings,
  ) {
    this.source = settings.LEAKED_PASSWORDS;
    this.client = outgoing.limited(LIMITS);
  }

  /**
   * An unavailable source rejects nothing; otherwise users could not set a password. Each such case is counted, and
   * each failure is logged.
   *
   * @throws UnprocessableInput at `field`, the password has appeared in a data breach
   */
  async reject(password: string, field: string): Promise<void> {
    if (!(await this.isLeaked(password))) return;
    const message = 'This password has appeared in a data breach. Choose another one.';
    throw new UnprocessableInput([{ field, code: 'leaked_password', message }]);
  }

  /** False without a source, and if it is not available. */
  async isLeaked(password: string): Promise<boolean> {
    if (!this.source) return false;
    const outcome = await this.look(this.source, password);
    this.metrics.countPasswordLookup(outcome);
    return outcome === 'leaked';
  }

  /** Whether this process gets answers. */
  get standing(): { source: 'file' | 'none' | 'service'; failingSince: Date | null } {
    const kind = this.source && (isAbsolute(this.source) ? 'file' : 'service');
    return { source: kind || 'none', failingSince: this.failing };
  }

  async onModuleDestroy(): Promise<void> {
    await this.client.close();
  }

  private async look(source: string, password: string): Promise<PasswordLookup> {
    const now = this.clock.now();
    if (now < this.restsUntil) return 'skipped';
    // After a rest, one password finds out whether the source responds; the others do not wait for it.
    if (this.failing) this.restsUntil = plusSeconds(now, REST_SECONDS);
    try {
      const count = await this.count(source, password);
      this.failing = null;
      this.restsUntil = new Date(0);
      return count > 0 ? 'leaked' : 'unknown';
    } catch (error) {
      this.failing ??= now;
      this.restsUntil = plusSeconds(this.clock.now(), REST_SECONDS);
      this.logger.warn(`The list of leaked passwords is not available: ${(error as Error).message}`);
      return 'failed';
    }
  }

  private count(source: string, password: string): Promise<number> {
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
    return isAbsolute(source) ? countInFile(source, hash) : this.countInRange(source, hash);
  }

  /** With padding, so that the length of a response does not reveal the range. Padding has the count 0. */
  private async countInRange(source: string, hash: string): Promise<number> {
    const url = `${source.replace(/\/$/, '')}/${hash.slice(0, PREFIX)}`;
    const response = await this.client.fetch(url, { headers: { 'add-padding': 'true' } });
    if (!response.ok) throw new Error(`the range service responded with ${response.status}`);
    const suffix = hash.slice(PREFIX);
    for (const line of (await response.text()).split('\n')) {
      const [found, count] = line.trim().split(':');
      if (found?.toUpperCase() === suffix) return Number(count);
    }
    return 0;
  }
}
