import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { compressFiles } from '../compress.ts';
import { compressedFiles } from './compressed-files.mjs';

const SCRIPT = 'export const word = "gatehouse";\n'.repeat(50);
const folder = mkdtempSync(join(tmpdir(), 'gatehouse-files-'));
writeFileSync(join(folder, 'page-1.js'), SCRIPT);
writeFileSync(join(folder, 'font.woff2'), 'a font');
compressFiles(folder);

const send = compressedFiles(folder, '/assets/');
const server = createServer((request, response) => {
  if (!send(request, response)) response.end('somebody else');
}).listen(0, '127.0.0.1');
afterAll(() => server.close());

function ask(path: string, headers: Record<string, string>, method = 'GET'): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve) => get({ port, path, method, headers }, resolve).end());
}

test('a browser gets the file that the build compressed and can cache it', async () => {
  const response = await ask('/assets/page-1.js', { 'accept-encoding': 'gzip, deflate, br' });
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
  expect(response.headers).toMatchObject({
    'content-encoding': 'br',
    'content-length': String(body.length),
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
});

test.each([
  ['does not accept Brotli', '/assets/page-1.js', { 'accept-encoding': 'gzip' }],
  ['rejects Brotli', '/assets/page-1.js', { 'accept-encoding': 'gzip, br;q=0' }],
  ['requests a range', '/assets/page-1.js', { 'accept-encoding': 'br', range: 'bytes=0-9' }],
  ['requests a file without a compressed version', '/assets/font.woff2', { 'accept-encoding': 'br' }],
  ['requests a file of another folder', '/page-1.js', { 'accept-encoding': 'br' }],
  ['uses .. in the path', '/assets/../page-1.js', { 'accept-encoding': 'br' }],
  ['sends a query string', '/assets/page-1.js?x', { 'accept-encoding': 'br' }],
])('a client that %s gets the response of remix-serve', async (_what, path, headers) => {
  expect(await text(await ask(path, headers as Record<string, string>))).toBe('somebody else');
});

test('a HEAD request gets only the headers', async () => {
  const response = await ask('/assets/page-1.js', { 'accept-encoding': 'br' }, 'HEAD');
  expect(response.headers['content-encoding']).toBe('br');
  expect(await text(response)).toBe('');
});
