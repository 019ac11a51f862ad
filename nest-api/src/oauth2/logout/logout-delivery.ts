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
import { makeLogoutToken } from './logout-token.js';
import { sidOf } from './session-claim.js';

interface Claimed {
  readonly id: string;
  readonly client: string;
  readonly userId: string;
  readonly sessionId: string | null;
  readonly issuerSlug: string | null;
  readonly attempts: number;
}

const SECOND = 1_000;
const HOUR = 3_600_000;
const BATCH = 20;
/** Longer than one try may take: until then nobody else tries. */
const CLAIM_SECONDS = 30;
const KEPT_DAYS = 30;

/**
 * Tells applications that a person was signed out.
 *
 * A notice is claimed by moving its next try ahead, outside of any transaction: a process that dies in between leaves
 * it due again. So an application may hear twice, but it does hear.
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
    const claimed = await this.claim(client);
    const outcomes = await Promise.all(
      claimed.map(async (notice) => ({ notice, error: await this.attempt(notice) })),
    );
    for (const { notice, error } of outcomes) await this.note(client, notice, error);
    return claimed.length === BATCH;
  }

  private async claim(client: PoolClient): Promise<Claimed[]> {
    const now = this.clock.now();
    const { rows } = await client.query<Claimed>(
      `update oauth_logout_deliveries d set attempts = attempts + 1, next_attempt_at = $2
       where id in (
         select id from oauth_logout_deliveries where status = 'queued' and next_attempt_at <= $1
         order by next_attempt_at limit ${BATCH} for update skip locked)
       returning d.id, d.client_id as client, d.user_id as "userId", d.session_id as "sessionId",
         d.issuer_slug as "issuerSlug", d.attempts`,
      [now, plusSeconds(now, CLAIM_SECONDS)],
    );
    return rows;
  }

  /** @returns why it was not taken, or null when it was */
  private async attempt(notice: Claimed): Promise<unknown> {
    try {
      await this.send(notice);
      return null;
    } catch (error) {
      return error;
    }
  }

  /** Source: OpenID Connect Back-Channel Logout 1.0 §2.5 and §2.8. */
  private async send(notice: Claimed): Promise<void> {
    const record = await this.clients.findById(notice.client);
    if (!record?.isActive || record.backchannelLogoutUri === null) {
      throw new NoLongerTold('The application takes no notices any more');
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

  private async note(client: PoolClient, { id, attempts, client: of }: Claimed, error: unknown) {
    const status = error === null ? 'sent' : isFinal(error, attempts) ? 'dead' : 'queued';
    const now = this.clock.now();
    const reason = error === null ? null : String((error as Error).message ?? error).slice(0, 300);
    await client.query(
      `update oauth_logout_deliveries set status = $2, next_attempt_at = $3, last_error = $4, sent_at = $5
       where id = $1`,
      [id, status, plusSeconds(now, waitAfter(attempts)), reason, error === null ? now : null],
    );
    this.metrics.countLogoutDelivery(status === 'queued' ? 'failed' : status);
    if (error !== null) {
      this.logger.warn({ delivery: id, client: of, attempts, reason, status }, 'an application was not told');
    }
  }
}

/** Made from the record itself: a suspended tenant's application is not in use, and is told all the same. */
function libraryClient(provider: Provider, record: ClientRecord): object {
  const Client = provider.Client as unknown as new (metadata: object) => object;
  return new Client(toMetadata(record, provider.issuer));
}

/** What became of a notice is kept for a month. Little by little, so that no statement holds many rows. */
async function clearDeliveries(client: PoolClient, stopping: AbortSignal): Promise<void> {
  let cleared: number;
  do {
    const result = await client.query(
      `delete from oauth_logout_deliveries where id in (
         select id from oauth_logout_deliveries where created_at < now() - make_interval(days => $1) limit 1000)`,
      [KEPT_DAYS],
    );
    cleared = result.rowCount ?? 0;
  } while (cleared === 1_000 && !stopping.aborted);
}
