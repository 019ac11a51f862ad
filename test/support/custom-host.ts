import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CustomDomainDto } from '@gatehouse/contracts';
import { expect } from 'vitest';
import type { ServedApi, TestApi } from './api.ts';
import type { ApiCaller } from './data.ts';
import type { DnsServer } from './dns-server.ts';

/** The API as a browser reaches it at another host. */
export interface HostedApi extends ServedApi {
  stop(): Promise<void>;
}

/** Forwards requests as the gateway does for requests to `host`. */
export async function atHost(api: TestApi, host: string): Promise<HostedApi> {
  const publicUrl = new URL(api.settings.PUBLIC_URL);
  const authority = publicUrl.port ? `${host}:${publicUrl.port}` : host;
  const { hostname, port } = new URL(api.url);
  const server = http.createServer((request, response) => {
    const headers = {
      ...request.headers,
      'x-gatehouse-internal': api.settings.INTERNAL_SECRET,
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-proto': publicUrl.protocol.slice(0, -1),
      'x-forwarded-host': authority,
    };
    const outgoing = http.request({ hostname, port, path: request.url, method: request.method, headers });
    outgoing.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
    });
    request.pipe(outgoing);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    settings: { ...api.settings, PUBLIC_URL: `${publicUrl.protocol}//${authority}` },
    fetch: (path, init) => fetch(url + path, init),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Adds a custom domain for the caller's organization. */
export async function addHost(as: ApiCaller, host: string): Promise<CustomDomainDto> {
  const response = await as.post('/api/v1/custom-domain', { host });
  expect(response.status, await response.clone().text()).toBe(201);
  return (await response.json()) as CustomDomainDto;
}

/** Checks the DNS records now. */
export async function checkHost(as: ApiCaller): Promise<CustomDomainDto> {
  const response = await as.post('/api/v1/custom-domain/check');
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as CustomDomainDto;
}

/** Adds both DNS records of a custom domain. */
export function publishHost(dns: DnsServer, { records }: CustomDomainDto): void {
  for (const { type, name, value } of records) {
    if (type === 'CNAME') dns.cnames.set(name, value);
    else dns.records.set(name, [...(dns.records.get(name) ?? []), value]);
  }
}

/** Adds a custom domain and both of its DNS records. */
export async function anActiveHost(as: ApiCaller, dns: DnsServer, host: string): Promise<CustomDomainDto> {
  publishHost(dns, await addHost(as, host));
  const checked = await checkHost(as);
  expect(checked.status).toBe('active');
  return checked;
}
