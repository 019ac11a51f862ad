import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, plusSeconds } from '../../common/clock.js';
import { sha256 } from '../../crypto/same-secret.js';
import { Lookups } from '../../database/lookups.js';

/**
 * States that wait for a browser: a message received by POST, a sign-on, a sign-out, our request to an identity
 * provider, our logout request, an arrival from an identity provider, the result of a session's sign-out.
 */
export type StateKind =
  | 'message'
  | 'sign_on'
  | 'logout'
  | 'request'
  | 'logout_request'
  | 'arrival'
  | 'sign_out';

/** Stored while a browser is at a partner, under references that only that browser has. Shared by all replicas. */
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

  /** Stores it under a reference that the caller chose, such as the ID of our own message. Replaces an existing one. */
  async keepAs(reference: string, kind: StateKind, payload: object, seconds: number): Promise<void> {
    await this.lookups.query(
      'saml-state-keep',
      `insert into saml_states (id, kind, payload, expires_at) values ($1, $2, $3, $4)
       on conflict (id) do update set payload = excluded.payload, expires_at = excluded.expires_at
       where saml_states.kind = excluded.kind`,
      [idOf(kind, reference), kind, JSON.stringify(payload), plusSeconds(this.clock.now(), seconds)],
    );
  }

  /** Reads it without removing it; null if it is expired or unknown. */
  async see<T extends object>(kind: StateKind, reference: string): Promise<T | null> {
    const [row] = await this.lookups.query<{ payload: T }>(
      'saml-state-see',
      'select payload from saml_states where id = $1 and expires_at > $2',
      [idOf(kind, reference), this.clock.now()],
    );
    return row?.payload ?? null;
  }

  /** Removes and returns it. Only one of several concurrent callers gets it. */
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
