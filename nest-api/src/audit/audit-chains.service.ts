import type {
  AuditChainPage,
  AuditChainQuery,
  AuditHeadKeys,
  AuditPublishedHeads,
} from '@gatehouse/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { ClientBase } from 'pg';
import { NotFoundError } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import { MasterKeys } from '../crypto/master-keys.js';
import { Lookups } from '../database/lookups.js';
import { MaintenanceDatabase } from '../jobs/maintenance-database.js';
import { SETTINGS, type Settings } from '../settings/settings.js';
import { chainAfter, placeAt } from './chain-pages.repository.js';
import { readHeads } from './chains.repository.js';
import { headKeys } from './head-keys.repository.js';
import { chainIdOf, signHead, toJwk } from './head-statement.js';
import { trailOf } from './platform-trail.js';
import { headsToPublish, keepPublished } from './published-heads.repository.js';

const BATCH = 1_000;
/** Maximum of heads in one response: more than a year of days. */
const MOST_HEADS = 400;

/** Exports chains for independent verification, and publishes their heads. */
@Injectable()
export class AuditChains {
  constructor(
    private readonly database: MaintenanceDatabase,
    private readonly secrets: MasterKeys,
    private readonly lookups: Lookups,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * A part of a chain with its signed head. The head is read first, so that all events up to it exist.
   *
   * @throws NotFoundError the chain does not reach `after`
   */
  page(tenantId: string | null, { after = '0', limit }: AuditChainQuery): Promise<AuditChainPage> {
    const trail = trailOf(tenantId);
    return this.database.withConnection(async (client) => {
      const keys = await headKeys(client, this.secrets);
      const chain = chainIdOf(keys[0], trail);
      const [head] = await readHeads(client, trail);
      const hash = await placeAt(client, trail, after);
      if (hash === null) throw new NotFoundError('place in the chain');
      const key = keys.at(-1) ?? keys[0];
      const { PUBLIC_URL: issuer } = this.settings;
      return {
        trail,
        chain,
        after: { n: after, hash },
        items: await chainAfter(client, trail, after, limit),
        head: head ? signHead(key, { issuer, chain, head, at: this.clock.now() }) : null,
        keys: keys.map(toJwk),
      };
    });
  }

  /** Signs and stores the heads of all chains that grew. @param client connected as the maintenance role */
  async publish(client: ClientBase, stopping: AbortSignal): Promise<void> {
    const keys = await headKeys(client, this.secrets);
    const key = keys.at(-1) ?? keys[0];
    for (let found = BATCH; found === BATCH && !stopping.aborted; ) {
      const heads = await headsToPublish(client, BATCH);
      const at = this.clock.now();
      const signed = heads.map((head) => {
        const chain = chainIdOf(keys[0], head.tenantId);
        const statement = { issuer: this.settings.PUBLIC_URL, chain, head, at };
        return { ...head, chain, signed: signHead(key, statement) };
      });
      await keepPublished(client, signed);
      found = heads.length;
    }
  }

  async keys(): Promise<AuditHeadKeys> {
    const rows = await this.lookups.call<{ id: string; publicKey: string }>('audit_public_keys', []);
    return { keys: rows.map(toJwk) };
  }

  /** @throws NotFoundError also if no head of the chain is published yet */
  async heads(chain: string): Promise<AuditPublishedHeads> {
    const rows = await this.lookups.call<{ signed: string }>('audit_heads_of', [chain, MOST_HEADS]);
    if (rows.length === 0) throw new NotFoundError('chain');
    return { chain, heads: rows.map(({ signed }) => signed) };
  }
}
