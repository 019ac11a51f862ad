import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type Provider from 'oidc-provider';
import type { PoolClient } from 'pg';
import { Clock, plusSeconds } from '../../common/clock.js';
import { Jobs } from '../../jobs/jobs.js';
import { Outgoing } from '../../outgoing/outgoing.js';
import { Metrics } from '../../telemetry/metrics.js';
import { ClientLookup } from '../clients/client-lookup.repository.js';
import { type ClientRecord, toMetadata } from '../clients/client-metadata.js';
import { ProviderHost } from '../provider/provider-host.js';
import { isFinal, NoLongerTold, waitAfter } from './delivery-retry.js';
import { type ClaimedNotice, claimDue, clearDeliveries, noteOutcome } from './logout-notices.repository.js';
import { makeLogoutToken } from './logout-token.js';
import { sidOf } from './session-claim.js';

const SECOND = 1_000;
const HOUR = 3_600_000;
const BATCH = 20;
/** Longer than one attempt may take. Until then, no other process tries. */
const CLAIM_SECONDS = 30;

/**
 * Notifies applications that a user was signed out.
 *
 * A notification is claimed by postponing its next attempt, outside of any transaction. If the process dies, it
 * becomes due again. An application may therefore be notified twice, but never not at all.
 */
@Injectable()
export class LogoutDelivery implements OnModuleInit {
  private readonly logger = new Logger('OAuth2');

  constructor(
    private readonly jobs: Jobs,
    private readonly host: ProviderHost,
    private readonly clients: ClientLookup,
    private readonly outgoing: Outgoing,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    this.jobs.register({
      name: 'oauth-logout-delivery',
      everyMs: SECOND,
      run: async (client, stopping) => {
        while ((await this.deliverBatch(client)) && !stopping.aborted);
      },
    });
    this.jobs.register({ name: 'oauth-logout-retention', everyMs: HOUR, run: clearDeliveries });
  }

  /** @returns whether more may be due */
  async deliverBatch(client: PoolClient): Promise<boolean> {
    const now = this.clock.now();
    const claimed = await claimDue(client, now, plusSeconds(now, CLAIM_SECONDS), BATCH);
    const outcomes = await Promise.all(
      claimed.map(async (notice) => ({ notice, error: await this.attempt(notice) })),
    );
    for (const { notice, error } of outcomes) await this.note(client, notice, error);
    return claimed.length === BATCH;
  }

  /** @returns why it was not accepted, or null */
  private async attempt(notice: ClaimedNotice): Promise<unknown> {
    try {
      await this.send(notice);
      return null;
    } catch (error) {
      return error;
    }
  }

  /** Source: OpenID Connect Back-Channel Logout 1.0 §2.5 and §2.8. */
  private async send(notice: ClaimedNotice): Promise<void> {
    const record = await this.clients.findById(notice.client);
    if (!record?.isActive || record.backchannelLogoutUri === null) {
      throw new NoLongerTold('The application no longer accepts logout notifications');
    }
    const provider = await this.host.provider(notice.issuerSlug);
    const sid =
      record.backchannelLogoutSessionRequired && notice.sessionId
        ? sidOf(notice.sessionId, record.clientId)
        : null;
    const token = await makeLogoutToken(provider, libraryClient(provider, record), {
      sub: notice.userId,
      sid,
    });
    const response = await this.outgoing.fetch(record.backchannelLogoutUri, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ logout_token: token }).toString(),
    });
    if (!response.ok) throw new Error(`The application answered ${response.status}`);
  }

  private async note(client: PoolClient, { id, attempts, client: of }: ClaimedNotice, error: unknown) {
    const status = error === null ? 'sent' : isFinal(error, attempts) ? 'dead' : 'queued';
    const now = this.clock.now();
    const reason = error === null ? null : String((error as Error).message ?? error).slice(0, 300);
    await noteOutcome(client, id, {
      status,
      nextAttemptAt: plusSeconds(now, waitAfter(attempts)),
      lastError: reason,
      sentAt: error === null ? now : null,
    });
    this.metrics.countLogoutDelivery(status === 'queued' ? 'failed' : status);
    if (error !== null) {
      this.logger.warn({ delivery: id, client: of, attempts, reason, status }, 'an application was not told');
    }
  }
}

/** Built from the stored row, because applications of a suspended tenant are inactive but still notified. */
function libraryClient(provider: Provider, record: ClientRecord): object {
  const Client = provider.Client as unknown as new (metadata: object) => object;
  return new Client(toMetadata(record, provider.issuer));
}
