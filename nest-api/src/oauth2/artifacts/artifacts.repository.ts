import { Injectable } from '@nestjs/common';
import { Lookups } from '../../database/lookups.js';
import { type ArtifactKind, dayOf, daysOf, hashOf, toDate } from './artifact-id.js';
import {
  AUTHORIZATION_COLUMNS,
  AUTHORIZATION_TABLES,
  type Authorization,
  type AuthorizationRow,
  toAuthorization,
} from './authorizations.repository.js';

/** The library's payload; `exp` in seconds since the epoch. */
export interface ArtifactPayload {
  readonly exp?: number | undefined;
  readonly [name: string]: unknown;
}

export interface FoundArtifact {
  readonly payload: ArtifactPayload;
  /** Seconds since the epoch. */
  readonly consumedAt: number | null;
}

/** A code or token with its authorization; null if that has ended. */
export interface AuthorizedArtifact extends FoundArtifact {
  /** The hash of its ID, in hexadecimal. */
  readonly hash: string;
  readonly authorization: Authorization | null;
}

export interface ArtifactKey {
  readonly kind: ArtifactKind;
  readonly id: string;
}

export interface NewArtifact extends ArtifactKey {
  readonly payload: ArtifactPayload;
}

/**
 * Outcome of an exchange. `usedAt`: the time of an earlier use, in seconds since the epoch; null: right now. `ended`:
 * it expired, was deleted, or its authorization ended.
 */
export type ExchangeResult =
  | { readonly outcome: 'done' | 'ended' }
  | { readonly outcome: 'used-before'; readonly usedAt: number | null };

interface ExchangeRow {
  readonly isUsed: boolean;
  readonly isLive: boolean;
  readonly isGone: boolean;
  readonly usedAt: number | null;
}

const FIND = `
  select payload, extract(epoch from consumed_at)::float8 as "consumedAt"
  from oauth_artifacts where (day = $1 or day = $2) and id = $3 and kind = $4`;

const FIND_WITH_AUTHORIZATION = `
  select p.payload as artifact, extract(epoch from p.consumed_at)::float8 as "consumedAt", ${AUTHORIZATION_COLUMNS}
  from oauth_artifacts p left join (${AUTHORIZATION_TABLES}) on a.id = p.payload ->> 'grantId'
  where p.day = $1 and p.id = $2 and p.kind = $3`;

/** $1 to $5: days, IDs, kinds, payloads and the tenant of the new artifacts. */
const NEW = `
  insert into oauth_artifacts (day, id, kind, payload, tenant_id)
  select n.*, $5::uuid from unnest($1::date[], $2::bytea[], $3::text[], $4::jsonb[]) n`;

/**
 * Reads and writes in one statement, because earlier reads may be outdated. The authorization counts as of the start of
 * the statement, and its client must not have been disabled since. New tokens end with the authorization.
 *
 * Exchanges of one authorization do not wait for each other: if another one is recording the use, that is sufficient.
 */
const EXCHANGE = `
  with live as (
    select 1 from oauth_authorizations a join oauth_clients c on c.client_id = a.client_id
    where a.id = $10 and (c.authorized_since is null or a.created_at > c.authorized_since)),
  used as (
    update oauth_artifacts set consumed_at = coalesce(to_timestamp($9::float8), clock_timestamp())
    where day = $6 and id = $7 and kind = $8 and consumed_at is null
      and (payload ->> 'exp')::float8 > extract(epoch from clock_timestamp()) and exists (select 1 from live)
    returning 1),
  noted as (
    update oauth_authorizations set last_used_at = clock_timestamp()
    where id = (select id from oauth_authorizations where id = $10 for no key update skip locked)),
  made as (${NEW} where exists (select 1 from used) on conflict (day, id) do nothing)
  select exists (select 1 from used) as "isUsed", exists (select 1 from live) as "isLive", found."usedAt",
    coalesce(found.exp <= extract(epoch from clock_timestamp()), true) as "isGone"
  from (values (1)) as one left join (
    select extract(epoch from consumed_at)::float8 as "usedAt", (payload ->> 'exp')::float8 as exp
    from oauth_artifacts where day = $6 and id = $7 and kind = $8) as found on true`;

const ADD_BESIDE = `
  with beside as (
    select $9 or consumed_at is null as "isAllowed" from oauth_artifacts where day = $6 and id = $7 and kind = $8),
  made as (${NEW} where exists (select 1 from beside where "isAllowed"))
  select "isAllowed" from beside`;

const ADD_ONCE = `
  with first as (
    insert into oauth_artifacts (day, id, kind, payload, tenant_id) values ($6, $7, 'ReplayDetection', $8, $5)
    on conflict (day, id) do nothing returning 1),
  made as (${NEW} where exists (select 1 from first))
  select 1 from first`;

/** Codes, opaque tokens and interactions, by the hash of the ID and the day of expiry. */
@Injectable()
export class Artifacts {
  constructor(private readonly lookups: Lookups) {}

  /** Artifacts of one issuer: a tenant's own, or the shared one (null). */
  of(owner: string | null): IssuerArtifacts {
    return new IssuerArtifacts(this.lookups, owner);
  }
}

/** The artifacts of one issuer. It cannot see those of another one. */
export class IssuerArtifacts {
  constructor(
    private readonly lookups: Lookups,
    /** The tenant of the issuer; null for the shared one. */
    readonly owner: string | null,
  ) {}

  async find(kind: ArtifactKind, id: string): Promise<FoundArtifact | null> {
    const [first, second] = daysOf(kind, id).map(toDate);
    if (first === undefined) return null;
    const rows = await this.lookups.query<FoundArtifact>('artifact-find', FIND, [
      first,
      second ?? first,
      hashOf(id, this.owner),
      kind,
    ]);
    return rows[0] ?? null;
  }

  /** One round trip for both. */
  async findWithAuthorization(kind: ArtifactKind, id: string): Promise<AuthorizedArtifact | null> {
    const place = this.placeOf({ kind, id });
    if (!place) return null;
    const [row] = await this.lookups.query<
      AuthorizationRow & { artifact: ArtifactPayload; consumedAt: number | null }
    >('artifact-find-authorized', FIND_WITH_AUTHORIZATION, place);
    if (!row) return null;
    const { artifact: payload, consumedAt, ...found } = row;
    return { hash: place[1].toString('hex'), payload, consumedAt, authorization: toAuthorization(found) };
  }

  /** Creates or updates it. A recorded use is kept. */
  async save(
    kind: ArtifactKind,
    id: string,
    payload: ArtifactPayload,
    tenantId: string | null,
  ): Promise<void> {
    await this.lookups.query(
      'artifact-save',
      `insert into oauth_artifacts (day, id, kind, tenant_id, payload) values ($1, $2, $3, $4, $5)
       on conflict (day, id) do update set payload = excluded.payload`,
      [dateOf(payload), hashOf(id, this.owner), kind, tenantId, JSON.stringify(withoutId(payload))],
    );
  }

  /**
   * Writes a new code without waiting for the disk: if the server fails now, the code is unknown
   * and the sign-in starts again. The exchange does wait.
   */
  async addCode(id: string, payload: ArtifactPayload, tenantId: string | null): Promise<void> {
    await this.lookups.query(
      'artifact-add-code',
      `insert into oauth_artifacts (day, id, kind, tenant_id, payload)
       select $1::date, $2::bytea, 'AuthorizationCode', $3::uuid, $4::jsonb
       from set_config('synchronous_commit', 'off', true)`,
      [dateOf(payload), hashOf(id, this.owner), tenantId, JSON.stringify(withoutId(payload))],
    );
  }

  /** Writes it unless it exists. @returns whether it is new */
  async add(
    kind: ArtifactKind,
    id: string,
    payload: ArtifactPayload,
    tenantId: string | null,
  ): Promise<boolean> {
    const rows = await this.lookups.query(
      'artifact-add',
      `insert into oauth_artifacts (day, id, kind, tenant_id, payload) values ($1, $2, $3, $4, $5)
       on conflict (day, id) do nothing returning 1`,
      [dateOf(payload), hashOf(id, this.owner), kind, tenantId, JSON.stringify(withoutId(payload))],
    );
    return rows.length > 0;
  }

  /**
   * Writes a new artifact and records `name`, so that it cannot be written again after its deletion.
   *
   * @returns whether it was the first time
   */
  async addOnce(name: string, made: NewArtifact, tenantId: string | null): Promise<boolean> {
    const { exp } = made.payload;
    const note = [dateOf(made.payload), hashOf(name, this.owner), JSON.stringify({ exp })];
    const values = [...this.columnsOf([made]), tenantId, ...note];
    return (await this.lookups.query('artifact-add-once', ADD_ONCE, values)).length > 0;
  }

  /** Consumes it: only one caller on all replicas gets true. */
  async consume(kind: ArtifactKind, id: string): Promise<boolean> {
    const [first, second] = daysOf(kind, id).map(toDate);
    if (first === undefined) return false;
    const rows = await this.lookups.query(
      'artifact-consume',
      `update oauth_artifacts set consumed_at = clock_timestamp()
       where (day = $1 or day = $2) and id = $3 and kind = $4 and consumed_at is null returning 1`,
      [first, second ?? first, hashOf(id, this.owner), kind],
    );
    return rows.length > 0;
  }

  /**
   * Consumes one and writes what is issued for it, in one statement: for only one caller on all
   * replicas, and only while it is unexpired and its authorization is active.
   *
   * @param at when it was used, in seconds since the epoch; null: now, by the database's clock
   * @param grantId its authorization
   */
  async exchange(
    used: ArtifactKey,
    made: readonly NewArtifact[],
    tenantId: string | null,
    at: number | null,
    grantId: string | undefined,
  ): Promise<ExchangeResult> {
    const place = this.placeOf(used);
    if (!place) return { outcome: 'ended' };
    const values = [...this.columnsOf(made), tenantId, ...place, at, grantId ?? null];
    const [row] = await this.lookups.query<ExchangeRow>('artifact-exchange', EXCHANGE, values);
    if (row?.isUsed) return { outcome: 'done' };
    return row?.isLive && !row.isGone ? { outcome: 'used-before', usedAt: row.usedAt } : { outcome: 'ended' };
  }

  /** Writes the new artifact only if another one exists and, with `evenIfUsed` false, is unused. */
  async addBeside(
    other: ArtifactKey,
    made: readonly NewArtifact[],
    tenantId: string | null,
    { evenIfUsed }: { readonly evenIfUsed: boolean },
  ): Promise<'added' | 'missing' | 'used'> {
    const place = this.placeOf(other);
    if (!place) return 'missing';
    const values = [...this.columnsOf(made), tenantId, ...place, evenIfUsed];
    const [row] = await this.lookups.query<{ isAllowed: boolean }>('artifact-add-beside', ADD_BESIDE, values);
    if (!row) return 'missing';
    return row.isAllowed ? 'added' : 'used';
  }

  /** Updates the payload of a reusable artifact, if it still exists. */
  async note(kind: ArtifactKind, id: string, more: Record<string, unknown>): Promise<void> {
    const place = this.placeOf({ kind, id });
    if (!place) return;
    await this.lookups.query(
      'artifact-note',
      `with noted as (
         update oauth_artifacts set payload = payload || $4::jsonb where day = $1 and id = $2 and kind = $3
         returning payload ->> 'grantId' as grant_id)
       update oauth_authorizations a set last_used_at = clock_timestamp() from noted where a.id = noted.grant_id`,
      [...place, JSON.stringify(more)],
    );
  }

  async remove(kind: ArtifactKind, id: string): Promise<void> {
    const [first, second] = daysOf(kind, id).map(toDate);
    if (first === undefined) return;
    await this.lookups.query(
      'artifact-remove',
      'delete from oauth_artifacts where (day = $1 or day = $2) and id = $3 and kind = $4',
      [first, second ?? first, hashOf(id, this.owner), kind],
    );
  }

  /** Day, hash and kind of an ID that contains its day; null if another system created the ID. */
  private placeOf({ kind, id }: ArtifactKey): [day: string, hash: Buffer, kind: ArtifactKind] | null {
    const [day] = daysOf(kind, id).map(toDate);
    return day === undefined ? null : [day, hashOf(id, this.owner), kind];
  }

  private columnsOf(made: readonly NewArtifact[]): unknown[][] {
    return [
      made.map(({ payload }) => dateOf(payload)),
      made.map(({ id }) => hashOf(id, this.owner)),
      made.map(({ kind }) => kind),
      made.map(({ payload }) => JSON.stringify(withoutId(payload))),
    ];
  }
}

function dateOf({ exp }: ArtifactPayload): string {
  if (exp === undefined) throw new Error('an artifact without an end would stay for ever');
  return toDate(dayOf(exp));
}

/** The ID is the secret and is not stored: the caller who presents it provides it. */
function withoutId({ jti: _, ...rest }: ArtifactPayload): Record<string, unknown> {
  return rest;
}
