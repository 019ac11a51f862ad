import { Injectable } from '@nestjs/common';
import type { RequestInit } from 'undici';
import { UpstreamClient } from '../../sso-config/probe/upstream-client.js';
import { explainFailure, UpstreamRefused } from '../../sso-config/probe/upstream-refused.js';
import { usableKeys } from '../../sso-config/probe/usable-keys.js';
import { POLL, PUSH } from '../delivery-methods.js';
import { REQUESTED_EVENTS } from './event-types.js';
import type { TransmitterEndpoints } from './signal-receivers.repository.js';

/** What a transmitter publishes of itself. */
export interface Transmitter {
  readonly issuer: string;
  readonly jwksUri: string;
  readonly endpoints: TransmitterEndpoints;
}

/** A stream to create: where its events go; null to fetch them. */
export interface WantedStream {
  readonly push: { readonly endpoint: string; readonly secret: string } | null;
  readonly description: string;
}

export interface CreatedStream {
  readonly streamId: string;
  /** What the transmitter writes into `aud`. */
  readonly audience: string | null;
  /** Where its events are fetched; null for push. */
  readonly pollEndpoint: string | null;
}

/** Answer to a poll. Source: RFC 8936 §2.3. */
export interface PolledSets {
  readonly sets: readonly (readonly [jti: string, token: string])[];
  readonly moreAvailable: boolean;
}

const WELL_KNOWN = '/.well-known/ssf-configuration';

/** The transmitter's side: its metadata and its stream management API, through the guarded client. Source: SSF 1.0 §7, §8. */
@Injectable()
export class TransmitterClient {
  constructor(private readonly client: UpstreamClient) {}

  /** Reads metadata and keys. @throws UpstreamRefused at `issuer`, with what was found */
  async read(issuer: string): Promise<Transmitter> {
    const document = await this.client.readJson('issuer', metadataUrl(issuer));
    if (document.issuer !== issuer)
      throw new UpstreamRefused(
        'issuer',
        'wrong_issuer',
        `The metadata of the transmitter belongs to the issuer ${String(document.issuer).slice(0, 200)}. Enter exactly this issuer.`,
      );
    const jwksUri = this.addressIn(document, 'jwks_uri');
    if (jwksUri === null)
      throw new UpstreamRefused(
        'issuer',
        'incomplete_document',
        'The metadata of the transmitter has no jwks_uri.',
      );
    if (usableKeys(await this.client.readJson('issuer', jwksUri)).length === 0)
      throw new UpstreamRefused(
        'issuer',
        'no_usable_key',
        `${jwksUri} contains no signing key that is accepted.`,
      );
    const [configuration, verification] = [
      this.addressIn(document, 'configuration_endpoint'),
      this.addressIn(document, 'verification_endpoint'),
    ];
    return { issuer, jwksUri, endpoints: { configuration, verification } };
  }

  /** Source: SSF 1.0 §8.1.1.1. @throws UpstreamRefused at `managementToken` */
  async createStream(
    { configuration }: TransmitterEndpoints,
    token: string,
    { push, description }: WantedStream,
  ): Promise<CreatedStream> {
    const created = await this.manage(configuration, token, {
      method: 'POST',
      body: JSON.stringify({
        delivery: push
          ? { method: PUSH, endpoint_url: push.endpoint, authorization_header: `Bearer ${push.secret}` }
          : { method: POLL },
        events_requested: REQUESTED_EVENTS,
        description,
      }),
    });
    const { stream_id: streamId, aud, delivery } = created;
    if (typeof streamId !== 'string' || streamId.length === 0 || streamId.length > 500)
      throw refused('stream_not_created', 'The transmitter returned no stream_id.');
    const pollEndpoint = push ? null : this.pollEndpointIn(delivery);
    return { streamId, audience: audienceIn(aud), pollEndpoint };
  }

  /** Source: SSF 1.0 §8.1.1.3. @throws UpstreamRefused at `managementToken` */
  async changeSecret(
    { configuration }: TransmitterEndpoints,
    token: string,
    { streamId, endpoint, secret }: { streamId: string; endpoint: string; secret: string },
  ): Promise<void> {
    await this.manage(configuration, token, {
      method: 'PATCH',
      body: JSON.stringify({
        stream_id: streamId,
        delivery: { method: PUSH, endpoint_url: endpoint, authorization_header: `Bearer ${secret}` },
      }),
    });
  }

  /** Source: SSF 1.0 §8.1.1.5. @throws UpstreamRefused at `managementToken` */
  async deleteStream(
    { configuration }: TransmitterEndpoints,
    token: string,
    streamId: string,
  ): Promise<void> {
    const address = configuration && withQuery(configuration, { stream_id: streamId });
    await this.manage(address, token, { method: 'DELETE' });
  }

  /** Asks for a verification event with this state. Source: SSF 1.0 §8.1.4.2. @throws UpstreamRefused */
  async requestVerification(
    { verification }: TransmitterEndpoints,
    token: string,
    { streamId, state }: { streamId: string; state: string },
  ): Promise<void> {
    const body = JSON.stringify({ stream_id: streamId, state });
    await this.manage(verification, token, { method: 'POST', body });
  }

  /** Acknowledges events and fetches the next ones. Source: RFC 8936 §2. @throws UpstreamRefused */
  async poll(
    address: string,
    token: string,
    body: { ack: readonly string[]; setErrs: Readonly<Record<string, object>>; maxEvents: number },
  ): Promise<PolledSets> {
    const init = { method: 'POST', body: JSON.stringify({ ...body, returnImmediately: true }) };
    const { sets, moreAvailable } = await this.manage(address, token, init);
    const entries = typeof sets === 'object' && sets !== null ? Object.entries(sets) : [];
    return {
      sets: entries.slice(0, body.maxEvents).map(([jti, set]): [string, string] => [jti, String(set)]),
      moreAvailable: moreAvailable === true,
    };
  }

  /** @throws UpstreamRefused */
  private pollEndpointIn(delivery: unknown): string {
    const { endpoint_url: url } = (delivery ?? {}) as { endpoint_url?: unknown };
    if (typeof url !== 'string' || url.length > 2_048 || !URL.canParse(url))
      throw refused('stream_not_created', 'The transmitter returned no address for polls.');
    this.client.requireSafe('managementToken', url);
    return url;
  }

  /** @returns the JSON of the answer; empty if it has none */
  private async manage(
    address: string | null,
    token: string,
    init: RequestInit,
  ): Promise<Record<string, unknown>> {
    if (!address) throw refused('no_stream_management', 'The transmitter has no endpoint for this.');
    const { host } = new URL(address);
    const headers = {
      accept: 'application/json',
      authorization: `Bearer ${token}`,
      ...(init.body ? { 'content-type': 'application/json' } : {}),
    };
    try {
      const response = await this.client.fetch(address, { ...init, headers });
      if (!response.ok)
        throw refused('unexpected_status', `${host} returned status ${response.status} to ${init.method}.`);
      const body: unknown = await response.json().catch(() => ({}));
      return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
    } catch (error) {
      const explained = explainFailure(error, host);
      if (explained) throw refused(explained.code, explained.message);
      throw error;
    }
  }

  /** @throws UpstreamRefused it is no address that may be called */
  private addressIn(document: Record<string, unknown>, name: string): string | null {
    const value = document[name];
    if (value === undefined || value === null) return null;
    if (typeof value !== 'string' || value.length > 2_048 || !URL.canParse(value))
      throw new UpstreamRefused('issuer', 'incomplete_document', `${name} of the transmitter is not a URL.`);
    this.client.requireSafe('issuer', value);
    return value;
  }
}

/** The path of the issuer follows the well-known one. Source: SSF 1.0 §7.2.1. */
export function metadataUrl(issuer: string): string {
  const { origin, pathname } = new URL(issuer);
  return origin + WELL_KNOWN + pathname.replace(/\/$/, '');
}

function audienceIn(aud: unknown): string | null {
  const first: unknown = Array.isArray(aud) ? aud[0] : aud;
  return typeof first === 'string' && first.length > 0 && first.length <= 2_048 ? first : null;
}

function withQuery(address: string, query: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

function refused(code: string, message: string): UpstreamRefused {
  return new UpstreamRefused('managementToken', code, message);
}
