import type { DirectoryPullKind, DirectoryPullStop, DirectorySource } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import type { PullCursor } from './pull-source.js';

/** Why a directory is not read. */
export interface PullStopped {
  readonly code: DirectoryPullStop;
  readonly message: string;
  /** ISO 8601. */
  readonly at: string;
}

/** Who consented, and when. */
export interface PullConsent {
  readonly email: string | null;
  /** ISO 8601. */
  readonly at: string;
}

/** How a directory is read, as its row says. */
export interface PullRow {
  readonly id: string;
  readonly tenantId: string;
  readonly source: DirectorySource;
  readonly settings: { readonly includeGuests?: boolean };
  /** Envelope, bound to `directory_pulls:<id>`, as the other one. */
  readonly credential: string | null;
  readonly consent: PullConsent | null;
  readonly stateHash: string | null;
  readonly browserHash: string | null;
  readonly nonce: string | null;
  /** PKCE. Envelope. */
  readonly verifier: string | null;
  readonly cursor: PullCursor | null;
  readonly fullAt: Date | null;
  readonly stopped: PullStopped | null;
  readonly failures: number;
  readonly wanted: DirectoryPullKind | null;
  /** Who started the run that is to begin; null for the schedule. */
  readonly wantedBy: string | null;
  readonly nextAt: Date | null;
  readonly version: number;
}

/** What is held against the answer of a consent. */
export interface ConsentBegun {
  readonly stateHash: string;
  readonly browserHash: string;
  readonly nonce: string;
  readonly verifier: string;
  /** Host of the custom domain where it begins; null: the platform's. */
  readonly host: string | null;
  readonly expiresAt: Date;
}

const COLUMNS = `p.id, p.tenant_id as "tenantId", d.source, p.settings, p.credential, p.consent,
  p.state_hash as "stateHash", p.browser_hash as "browserHash", p.nonce, p.verifier, p.cursor, p.full_at as "fullAt",
  p.stopped, p.failures, p.wanted, p.wanted_by as "wantedBy", p.next_at as "nextAt", p.version`;

/** How directories are read. Joins the unit of work that is open. */
@Injectable()
export class PullsRepository {
  constructor(private readonly em: EntityManager) {}

  async find(id: string): Promise<PullRow | null> {
    const [row] = await this.em.execute<PullRow[]>(
      `select ${COLUMNS} from directory_pulls p join directories d on d.id = p.id where p.id = ?`,
      [id],
    );
    return row ?? null;
  }

  /** The row of a directory; makes it where there is none yet. Null: the connection has no directory. */
  async need(id: string): Promise<PullRow | null> {
    await this.em.execute(
      `insert into directory_pulls (id, tenant_id) select d.id, d.tenant_id from directories d
       where d.id = ? and d.source <> 'scim' on conflict (id) do nothing`,
      [id],
    );
    return this.find(id);
  }

  async beginConsent(id: string, begun: ConsentBegun): Promise<void> {
    await this.em.execute(
      `update directory_pulls set state_hash = ?, browser_hash = ?, nonce = ?, verifier = ?, consent_host = ?,
         consent_expires_at = ? where id = ?`,
      [begun.stateHash, begun.browserHash, begun.nonce, begun.verifier, begun.host, begun.expiresAt, id],
    );
  }

  /** Takes the pending consent, once. @returns whether an unexpired one existed */
  async takeConsent(id: string, stateHash: string, now: Date): Promise<boolean> {
    const taken = await this.em.execute<unknown[]>(
      `update directory_pulls set state_hash = null, consent_expires_at = null
       where id = ? and state_hash = ? and consent_expires_at > ? returning 1`,
      [id, stateHash, now],
    );
    return taken.length > 0;
  }

  /** Everything is read again: another administrator may see other users. */
  async saveConsent(id: string, credential: string, consent: PullConsent, now: Date): Promise<void> {
    await this.em.execute(
      `update directory_pulls set credential = ?, consent = ?::jsonb, stopped = null, failures = 0, wanted = 'full',
         next_at = ?, verifier = null, nonce = null, browser_hash = null, version = version + 1 where id = ?`,
      [credential, JSON.stringify(consent), now, id],
    );
  }

  async forgetConsent(id: string): Promise<void> {
    await this.em.execute(
      `update directory_pulls set credential = null, consent = null, next_at = null, stopped = null, wanted = null,
         version = version + 1 where id = ?`,
      [id],
    );
  }

  /** Replaces a refresh token, unless another consent did. */
  async renew(id: string, before: string, after: string): Promise<void> {
    await this.em.execute('update directory_pulls set credential = ? where id = ? and credential = ?', [
      after,
      id,
      before,
    ]);
  }

  /** Whoever is a user now has to be found out by reading everything. @returns false: the version is another */
  async saveSettings(
    id: string,
    settings: { readonly includeGuests: boolean },
    version: number,
    now: Date,
  ): Promise<boolean> {
    const saved = await this.em.execute<unknown[]>(
      `update directory_pulls set settings = ?::jsonb, wanted = 'full', version = version + 1,
         next_at = case when next_at is null then null else ?::timestamptz end where id = ? and version = ? returning 1`,
      [JSON.stringify(settings), now, id, version],
    );
    return saved.length > 0;
  }

  /** Has it read now; also one that was stopped. */
  async want(id: string, kind: DirectoryPullKind, by: string | null, now: Date): Promise<void> {
    await this.em.execute(
      `update directory_pulls set next_at = ?, stopped = null, failures = 0, wanted_by = ?,
         wanted = case when wanted = 'full' then wanted else ? end where id = ?`,
      [now, by, kind, id],
    );
  }

  /** The run that was wanted has begun. */
  async take(id: string): Promise<void> {
    await this.em.execute('update directory_pulls set wanted = null, wanted_by = null where id = ?', [id]);
  }

  async plan(id: string, nextAt: Date, failures: number): Promise<void> {
    await this.em.execute('update directory_pulls set next_at = ?, failures = ? where id = ?', [
      nextAt,
      failures,
      id,
    ]);
  }

  /** Failures count in a row: a page was saved since the last one. */
  async noteProgress(id: string): Promise<void> {
    await this.em.execute('update directory_pulls set failures = 0 where id = ? and failures > 0', [id]);
  }

  async stop(id: string, stopped: PullStopped): Promise<void> {
    await this.em.execute('update directory_pulls set next_at = null, stopped = ?::jsonb where id = ?', [
      JSON.stringify(stopped),
      id,
    ]);
  }

  /** What was wanted meanwhile begins at once. */
  async succeed(
    id: string,
    run: { readonly kind: DirectoryPullKind; readonly cursor: PullCursor | null },
    now: Date,
    nextAt: Date,
  ): Promise<void> {
    const isFull = run.kind === 'full';
    await this.em.execute(
      `update directory_pulls set cursor = ?::jsonb, full_at = case when ?::boolean then ?::timestamptz else full_at end, failures = 0,
         stopped = null, next_at = case when wanted is null then ?::timestamptz else ?::timestamptz end where id = ?`,
      [run.cursor && JSON.stringify(run.cursor), isFull, now, nextAt, now, id],
    );
  }
}

/** Directories that are due, the longest waiting first. */
export async function duePulls(client: PoolClient, now: Date): Promise<{ id: string; tenantId: string }[]> {
  const { rows } = await client.query<{ id: string; tenantId: string }>(
    `select id, tenant_id as "tenantId" from directory_pulls where next_at <= $1 order by next_at limit 100`,
    [now],
  );
  return rows;
}

/** What its envelopes are bound to. */
export function aadOfPull({ id }: Pick<PullRow, 'id'>): string {
  return `directory_pulls:${id}`;
}
