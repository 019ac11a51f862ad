import { Injectable } from '@nestjs/common';
import { Lookups } from '../../database/lookups.js';
import { type ArtifactKind, dayOf, daysOf, hashOf, toDate } from './artifact-id.js';

/** What the library keeps; `exp` in seconds since the epoch. */
export interface ArtifactPayload {
  readonly exp?: number | undefined;
  readonly [name: string]: unknown;
}

export interface FoundArtifact {
  readonly payload: ArtifactPayload;
  /** Seconds since the epoch. */
  readonly consumedAt: number | null;
}

const FIND = `
  select payload, extract(epoch from consumed_at)::float8 as "consumedAt"
  from oauth_artifacts where (day = $1 or day = $2) and id = $3 and kind = $4`;

/** Codes, opaque tokens and interactions, each under the hash of its id and the day on which it runs out. */
@Injectable()
export class Artifacts {
  constructor(private readonly lookups: Lookups) {}

  /** Those of one issuer: a tenant's own, or with null the shared one. */
  of(owner: string | null): IssuerArtifacts {
    return new IssuerArtifacts(this.lookups, owner);
  }
}

/** The artifacts of one issuer; those of another don't exist here. */
export class IssuerArtifacts {
  constructor(
    private readonly lookups: Lookups,
    private readonly owner: string | null,
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

  /** Writes it, or its new content; that it was used stays. */
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

  /** Writes it unless it is there. @returns whether it is new */
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

  /** Uses it up: of any number of callers, at any number of replicas, one is told true. */
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
   * Uses it up unless it was used less than `graceSeconds` ago.
   *
   * @returns when it was first used, in seconds since the epoch; null when that is too long ago or it is gone
   */
  async consumeWithin(kind: ArtifactKind, id: string, graceSeconds: number): Promise<number | null> {
    const [day] = daysOf(kind, id).map(toDate);
    if (day === undefined) return null;
    const rows = await this.lookups.query<{ at: number }>(
      'artifact-consume-within',
      `update oauth_artifacts set consumed_at = coalesce(consumed_at, clock_timestamp())
       where day = $1 and id = $2 and kind = $3
         and (consumed_at is null or consumed_at > clock_timestamp() - make_interval(secs => $4))
       returning extract(epoch from consumed_at)::float8 as at`,
      [day, hashOf(id, this.owner), kind, graceSeconds],
    );
    return rows[0]?.at ?? null;
  }

  /** Adds to what is kept, where it is still there. */
  async note(kind: ArtifactKind, id: string, more: Record<string, unknown>): Promise<void> {
    const [day] = daysOf(kind, id).map(toDate);
    if (day === undefined) return;
    await this.lookups.query(
      'artifact-note',
      'update oauth_artifacts set payload = payload || $4::jsonb where day = $1 and id = $2 and kind = $3',
      [day, hashOf(id, this.owner), kind, JSON.stringify(more)],
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
}

function dateOf({ exp }: ArtifactPayload): string {
  if (exp === undefined) throw new Error('an artifact without an end would stay for ever');
  return toDate(dayOf(exp));
}

/** The id is the secret: whoever presents it brings it back. */
function withoutId({ jti: _, ...rest }: ArtifactPayload): Record<string, unknown> {
  return rest;
}
