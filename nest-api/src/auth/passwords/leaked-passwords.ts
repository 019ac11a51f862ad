import { createHash } from 'node:crypto';
import { isAbsolute } from 'node:path';
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { UnprocessableInput } from '../../common/app-error.js';
import type { GuardedClient } from '../../outgoing/guarded-fetch.js';
import { Outgoing } from '../../outgoing/outgoing.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import { Metrics } from '../../telemetry/metrics.js';
import { countInFile } from './leaked-password-file.js';

/** A user waits for the response. A padded one has about 40 KB. */
const LIMITS = { timeoutMs: 2_000, maxBytes: 262_144, maxRedirects: 1 };
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

  constructor(
    outgoing: Outgoing,
    private readonly metrics: Metrics,
    @Inject(SETTINGS) settings: Settings,
  ) {
    this.source = settings.LEAKED_PASSWORDS;
    this.client = outgoing.limited(LIMITS);
  }

  /**
   * An unavailable source rejects nothing; otherwise users could not set a password. Each such case is counted and
   * logged.
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
    const isLeaked = await this.look(this.source, password);
    this.metrics.countPasswordLookup(isLeaked === null ? 'failed' : isLeaked ? 'leaked' : 'unknown');
    return isLeaked === true;
  }

  async onModuleDestroy(): Promise<void> {
    await this.client.close();
  }

  /** Null if the source does not answer. */
  private async look(source: string, password: string): Promise<boolean | null> {
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
    try {
      const count = isAbsolute(source)
        ? await countInFile(source, hash)
        : await this.countInRange(source, hash);
      return count > 0;
    } catch (error) {
      this.logger.warn(`The list of leaked passwords is not available: ${(error as Error).message}`);
      return null;
    }
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
