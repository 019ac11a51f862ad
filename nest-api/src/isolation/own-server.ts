import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { SETTINGS, type Settings } from '../settings/settings.js';

export interface OwnAnswer {
  readonly status: number;
  readonly body: string;
}

const TIMEOUT_MS = 30_000;

/** Calls this process over HTTP, as any client does. */
@Injectable()
export class OwnServer {
  constructor(
    private readonly host: HttpAdapterHost,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async call(token: string, method: string, path: string, body: unknown): Promise<OwnAnswer> {
    const { tls } = this.settings;
    const sent = body === undefined ? '' : JSON.stringify(body);
    const options = {
      ...this.place(),
      path,
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(sent),
        }),
      },
      timeout: TIMEOUT_MS,
      // A connection that is kept may be closed by the server just as it is used again.
      agent: false,
    };
    // Trusts its own certificate, whatever host that names.
    const request = tls
      ? https.request({ ...options, ca: tls.cert, checkServerIdentity: () => undefined })
      : http.request(options);
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    request.once('response', resolve).once('error', reject);
    request.once('timeout', () => request.destroy(new Error('the API does not answer')));
    request.end(sent);
    const response = await promise;
    return { status: response.statusCode ?? 0, body: await text(response) };
  }

  /** @throws Error the process does not listen */
  private place(): { host: string; port: number } {
    const address = this.host.httpAdapter.getHttpServer().address() as AddressInfo | null;
    if (!address) throw new Error('the API does not listen');
    const everywhere: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' };
    return { host: everywhere[address.address] ?? address.address, port: address.port };
  }
}
