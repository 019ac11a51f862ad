import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { trustList } from './addresses.ts';
import { readForwarded } from './forwarded.ts';

const PROXIES = trustList(['10.0.0.0/8', 'fd00::/8']);
const read = (headers: Record<string, string | string[]>, remoteAddress: string | undefined = '10.0.0.1') =>
  readForwarded({ headers, socket: { remoteAddress } } as unknown as IncomingMessage, PROXIES);

test('only a trusted proxy sets the client, the scheme and the host', () => {
  const said = {
    host: 'id.test',
    'x-forwarded-for': '6.6.6.6',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'evil.test',
  };
  expect(read(said, '192.0.2.7')).toEqual({ for: '192.0.2.7', proto: 'http', host: 'id.test' });
  expect(read(said, '::ffff:192.0.2.7').for).toBe('192.0.2.7');
  expect(read(said)).toEqual({ for: '6.6.6.6', proto: 'https', host: 'evil.test' });
});

test('the address of a closed connection and a missing host are empty', () => {
  expect(readForwarded({ headers: {}, socket: {} } as unknown as IncomingMessage, PROXIES)).toEqual({
    for: '',
    proto: 'http',
    host: '',
  });
});

test('a trusted proxy without forwarded headers counts as the client', () => {
  expect(read({ host: 'id.test' })).toEqual({ for: '10.0.0.1', proto: 'http', host: 'id.test' });
});

test.each([
  ['https', 'https'],
  [' https ', 'https'],
  ['http', 'http'],
  ['HTTPS', 'http'],
  ['https,http', 'http'],
  ['wss', 'http'],
])('X-Forwarded-Proto %j means %s', (said, proto) => {
  expect(read({ 'x-forwarded-proto': said }).proto).toBe(proto);
});

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['6.6.6.6, 198.51.100.7', '198.51.100.7'],
  ['6.6.6.6, 198.51.100.7, 10.0.0.2, ::ffff:10.0.0.3', '198.51.100.7'],
  ['10.0.0.3, 10.0.0.2', '10.0.0.3'],
  ['198.51.100.7, nonsense, 10.0.0.2', '10.0.0.2'],
  ['', '10.0.0.1'],
])('the chain %j gives the client %s', (chain, client) => {
  expect(read({ 'x-forwarded-for': chain }).for).toBe(client);
});

test('repeated X-Forwarded-For headers form one chain', () => {
  expect(read({ 'x-forwarded-for': ['6.6.6.6', '198.51.100.7'] }).for).toBe('198.51.100.7');
});
