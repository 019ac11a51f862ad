import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { clientOf } from '../../common/client-address.js';
import { ClientLookup } from '../clients/client-lookup.repository.js';
import type { ClientRecord } from '../clients/client-metadata.js';
import { type Form, peekForm } from './peek-form.js';
import { SecretComparison } from './secret-comparison.js';
import { SecretGuesses } from './secret-guesses.js';

/** A small form of a client that authenticates with its secret, without anything else that affects the response. */
export interface PlainRequest {
  readonly clientId: string;
  readonly secret: string;
  /** Without the client's credentials. */
  readonly parameters: Form;
}

/** Headers that affect the response or its readers. */
const DECISIVE = ['origin', 'dpop', 'oauth-client-attestation', 'oauth-client-attestation-pop'] as const;
const BASIC = /^Basic ([A-Za-z0-9+/]+={0,2})$/;
/** IDs and secrets that need no decoding. Source: RFC 6749 §2.3.1, RFC 3986 §2.3. */
const PAIR = /^([\w.~-]+):([\w.~-]+)$/;

/** Requests of clients that can be answered from memory. The library handles all others, and every rejection. */
@Injectable()
export class PlainRequests {
  constructor(
    private readonly clients: ClientLookup,
    private readonly comparison: SecretComparison,
    private readonly guesses: SecretGuesses,
  ) {}

  /** Leaves the body in the request. Null if the library must read it. */
  async read(request: IncomingMessage): Promise<PlainRequest | null> {
    const { method, url = '', headers } = request;
    if (method !== 'POST' || url.includes('?')) return null;
    if (DECISIVE.some((name) => headers[name] !== undefined)) return null;
    const form = await peekForm(request);
    if (!form) return null;
    const { client_id, client_secret, ...parameters } = form;
    if (headers.authorization === undefined)
      return client_id && client_secret ? { clientId: client_id, secret: client_secret, parameters } : null;
    if (client_id !== undefined || client_secret !== undefined) return null;
    const [, clientId, secret] = PAIR.exec(decoded(headers.authorization)) ?? [];
    return clientId && secret ? { clientId, secret, parameters } : null;
  }

  /**
   * The client, if it is in memory and the secret is correct. The library handles all other cases and counts guesses.
   */
  authenticate({ clientId, secret }: PlainRequest, request: IncomingMessage): ClientRecord | null {
    const client = this.clients.held(clientId);
    if (!client || !SECRET_METHODS.has(client.tokenEndpointAuthMethod)) return null;
    if (this.guesses.mustWait(clientId, clientOf(request as Request))) return null;
    return this.comparison.matches(client.secrets, secret) ? client : null;
  }
}

const SECRET_METHODS: ReadonlySet<string> = new Set(['client_secret_basic', 'client_secret_post']);

/** Empty unless it is the canonical encoding of its content. */
function decoded(authorization: string): string {
  const given = BASIC.exec(authorization)?.[1] ?? '';
  const bytes = Buffer.from(given, 'base64');
  return bytes.toString('base64') === given ? bytes.toString('latin1') : '';
}
