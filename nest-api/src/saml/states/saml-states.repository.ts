import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, plusSeconds } from '../../common/clock.js';
import { sha256 } from '../../crypto/same-secret.js';
import { Lookups } from '../../database/lookups.js';

/**
 * What waits for a browser: a message that came by POST, a sign-on, a sign-out, a request of ours to an upstream, a
 * request of ours to sign out, somebody whom an upstream sent, what the sign-out of a session led to.
 */
export type StateKind =
  | 'message'
  | 'sign_on'
  | 'logout'
  | 'request'
  | 'logout_request'
  | 'arrival'
  | 'sign_out';

/** What is kept while a browser is away, under references that only that browser has. Shared by all replicas. */
@Injectable()
export class SamlStates {
  constructor(
    private readonly lookups: Lookups,
    private readonly clock: Clock,
  ) {}

  /** @returns the reference: 256 random bits; only its hash is stored */
  async keep(kind: StateKind, payload: object, seconds: number): Promise<string> {
    const reference = randomBytes(32).toString('base64url');
    await this.keepAs(reference, kind, payload, seconds);
    return reference;
  }

  /** Under a reference that the caller chose, such as the id of a message of ours; replaces what is there. */
  async keepAs(reference: string, kind: StateKind, payload: object, seconds: number): Promise<void> {
    await this.lookups.query(
      'saml-state-keep',
      `insert into saml_states (id, kind, payload, expires_at) values ($1, $2, $3, $4)
       on conflict (id) do update set payload = excluded.payload, expires_at = excluded.expires_at
       where saml_states.kind = excluded.kind`,
      [idOf(kind, reference), kind, JSON.stringify(payload), plusSeconds(this.clock.now(), seconds)],
    );
  }

  /** Without taking it; null when it is over or never was. */
  async see<T extends object>(kind: StateKind, reference: string): Promise<T | null> {
    const [row] = await this.lookups.query<{ payload: T }>(
      'saml-state-see',
      'select payload from saml_states where id = $1 and expires_at > $2',
      [idOf(kind, reference), this.clock.now()],
    );
    return row?.payload ?? null;
  }

  /** Takes it: of two who ask at once one gets it. */
  async take<T extends object>(kind: StateKind, reference: string): Promise<T | null> {
    const [row] = await this.lookups.query<{ payload: T }>(
      'saml-state-take',
      'delete from saml_states where id = $1 and expires_at > $2 returning payload',
      [idOf(kind, reference), this.clock.now()],
    );
    return row?.payload ?? null;
  }
}

function idOf(kind: StateKind, reference: string): Buffer {
  return sha256(`${kind}:${reference}`);
}
