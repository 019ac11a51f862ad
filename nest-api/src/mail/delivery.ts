import { Logger } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { type Clock, plusSeconds } from '../common/clock.js';
import type { MasterKeys } from '../crypto/master-keys.js';
import type { Metrics } from '../telemetry/metrics.js';
import { scrub } from '../telemetry/redact.js';
import type { MailBrands } from './mail-brands.js';
import { type Enclosure, logoFor } from './mail-logos.js';
import { CLAIM, NOTE_REFUSAL, NOTE_SENT } from './outbox.sql.js';
import { isFinal, type Refusal, waitAfter } from './retry.js';
import { type MailBody, sealedBody } from './sealed-body.js';

export interface Letter extends MailBody {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly enclosures: readonly Enclosure[];
}

/** Passes one email to the mail server; rejects if the server does not accept it. */
export type Transport = (letter: Letter) => Promise<void>;

interface Claimed {
  readonly id: string;
  readonly to: string;
  readonly template: string;
  readonly subject: string;
  readonly content: string;
  readonly attempts: number;
}

const BATCH = 10;

/**
 * Delivers due emails.
 *
 * An email is claimed by postponing its next attempt before it is sent, outside of any transaction. If the process dies
 * in between, the email is due again. An email may therefore arrive twice, with one Message-ID, but is never lost.
 */
export class Delivery {
  private readonly logger = new Logger('Mail');

  constructor(
    private readonly transport: Transport,
    private readonly keys: MasterKeys,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
    private readonly brands: MailBrands,
  ) {}

  /** @returns whether the batch was full, so that more may be due */
  async deliverBatch(client: PoolClient): Promise<boolean> {
    const claimed = await this.claim(client);
    const outcomes = await Promise.all(
      claimed.map(async (mail) => ({ mail, refusal: await this.attempt(client, mail) })),
    );
    for (const { mail, refusal } of outcomes) {
      if (refusal) await this.noteRefusal(client, mail, refusal);
      else await this.noteSent(client, mail);
    }
    return claimed.length === BATCH;
  }

  private async claim(client: PoolClient): Promise<Claimed[]> {
    const now = this.clock.now();
    const { rows } = await client.query<Claimed>(CLAIM, [now, plusSeconds(now, waitAfter(1)), BATCH]);
    return rows;
  }

  private async attempt(client: PoolClient, mail: Claimed): Promise<(Refusal & { message: string }) | null> {
    try {
      const body = sealedBody.open(this.keys, mail.id, mail.content);
      const enclosures = await logoFor(client, this.brands, body.html);
      await this.transport({ id: mail.id, to: mail.to, subject: mail.subject, ...body, enclosures });
      return null;
    } catch (error) {
      return error instanceof Error ? error : { message: String(error) };
    }
  }

  private async noteSent(client: PoolClient, { id, template }: Claimed): Promise<void> {
    await client.query(NOTE_SENT, [id, this.clock.now()]);
    this.metrics.countMail(template, 'sent');
  }

  private async noteRefusal(
    client: PoolClient,
    { id, template, attempts }: Claimed,
    refusal: Refusal & { message: string },
  ): Promise<void> {
    const dead = isFinal(refusal, attempts);
    const reason = scrub(refusal.message).slice(0, 300);
    await client.query(NOTE_REFUSAL, [
      id,
      dead ? 'dead' : 'queued',
      plusSeconds(this.clock.now(), waitAfter(attempts)),
      reason,
    ]);
    this.metrics.countMail(template, dead ? 'dead' : 'failed');
    this.logger.warn(
      { mail: id, template, attempts, reason },
      dead ? 'a mail was given up' : 'a mail was not taken',
    );
  }
}
