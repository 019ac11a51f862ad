import { Inject, Injectable } from '@nestjs/common';
import type { RequestInit, Response } from 'undici';
import { Outgoing } from '../../outgoing/outgoing.js';
import { OutgoingTimedOut } from '../../outgoing/outgoing-errors.js';
import { isLoopbackHost } from '../../settings/loopback.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import { explainFailure, UpstreamRefused } from './upstream-refused.js';

/** Shorter than the client's own limit, because a user is waiting. */
export const UPSTREAM_TIMEOUT_MS = 8_000;

/** Requests to identity providers: through the guarded client, in bounded time, to addresses that may be one. */
@Injectable()
export class UpstreamClient {
  constructor(
    private readonly outgoing: Outgoing,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @throws OutgoingRefused, OutgoingTimedOut, OutgoingTooLarge, OutgoingFailed */
  async fetch(url: string | URL, init: RequestInit = {}): Promise<Response> {
    const limit = AbortSignal.timeout(UPSTREAM_TIMEOUT_MS);
    const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
    try {
      return await this.outgoing.fetch(url, { ...init, signal });
    } catch (error) {
      if (limit.aborted)
        throw new OutgoingTimedOut(`${new URL(url).host} took too long to respond`, { cause: error });
      throw error;
    }
  }

  /**
   * Reads a JSON document for an admin who entered its address into `field`.
   *
   * @throws UpstreamRefused saying what was found instead
   */
  async readJson(field: string, url: string): Promise<Record<string, unknown>> {
    const text = await this.readText(field, url);
    try {
      const body: unknown = JSON.parse(text);
      if (typeof body === 'object' && body !== null && !Array.isArray(body)) {
        return body as Record<string, unknown>;
      }
    } catch {
      // Reported below: it is not the document.
    }
    const message = /^\s*</.test(text)
      ? `${url} returned a web page instead of a JSON document.`
      : `${url} returned no JSON document.`;
    throw new UpstreamRefused(field, 'not_json', message);
  }

  /** @throws UpstreamRefused */
  async readText(field: string, url: string): Promise<string> {
    this.requireSafe(field, url);
    const { host } = new URL(url);
    try {
      const response = await this.fetch(url, {
        headers: { accept: 'application/json, application/xml;q=0.9' },
      });
      if (response.status !== 200) {
        const code = response.status >= 500 ? 'idp_unavailable' : 'unexpected_status';
        throw new UpstreamRefused(field, code, `${url} returned status ${response.status}.`);
      }
      return await response.text();
    } catch (error) {
      const explained = explainFailure(error, host);
      if (explained) throw new UpstreamRefused(field, explained.code, explained.message);
      throw error;
    }
  }

  /**
   * Loopback, with plain http, is only allowed with demo data.
   *
   * @throws UpstreamRefused
   */
  requireSafe(field: string, address: string): void {
    const { protocol, hostname } = new URL(address);
    const isHere = isLoopbackHost(hostname);
    if (isHere && !this.settings.demoData) {
      throw new UpstreamRefused(
        field,
        'loopback_address',
        `${hostname} is this server itself. Enter a public address.`,
      );
    }
    if (protocol !== 'https:' && !isHere) {
      throw new UpstreamRefused(field, 'insecure_address', `${address} does not use https.`);
    }
  }
}
