import type { ServerResponse } from 'node:http';
import type { KoaContextWithOIDC } from 'oidc-provider';

/** What the library sets for every request without an origin. */
const HEADERS = [
  'Access-Control-Allow-Origin',
  'Access-Control-Expose-Headers',
  'Cache-Control',
  'Content-Type',
  'Vary',
] as const;

export type KeptHeaders = Readonly<Record<string, string>>;

/** Those that the library has set, without the length. */
export function headersOf({ response }: KoaContextWithOIDC): KeptHeaders {
  return Object.fromEntries(
    HEADERS.map((name) => [name, response.get(name)] as const).filter(([, value]) => value !== ''),
  );
}

/** Whether the library responds with a JSON document. */
export function isDocument({ status, response }: KoaContextWithOIDC): boolean {
  return status === 200 && response.type === 'application/json';
}

/** As text, which Node writes together with the headers. */
export function send(response: ServerResponse, headers: KeptHeaders, body: string): void {
  response.writeHead(200, { ...headers, 'Content-Length': String(Buffer.byteLength(body)) }).end(body);
}
