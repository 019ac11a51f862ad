import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { asReceived, towardsClient, towardsUpstream } from './headers.ts';

/** A message with these headers, as node:http reads them. */
function message(...rawHeaders: string[]): IncomingMessage {
  const headers: Record<string, string> = {};
  for (let at = 0; at < rawHeaders.length; at += 2)
    headers[(rawHeaders[at] as string).toLowerCase()] = rawHeaders[at + 1] as string;
  return { rawHeaders, headers } as unknown as IncomingMessage;
}

const OF_A_CONNECTION = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
];
const FORWARDED = { for: '198.51.100.7', proto: 'https', host: 'id.test' } as const;
const OURS = [
  ...['x-forwarded-for', '198.51.100.7', 'x-forwarded-proto', 'https', 'x-forwarded-host', 'id.test'],
  ...['x-request-id', 'r-1', 'x-gatehouse-internal', 'secret'],
];
const DIRECTIONS = [
  ['to an upstream', (it: IncomingMessage) => towardsUpstream(it, FORWARDED, 'r-1', 'secret'), OURS],
  ['behind the balancer', asReceived, []],
  ['to a client', towardsClient, []],
] as const;

describe.each(DIRECTIONS)('headers %s', (_name, pass, added) => {
  test.each([...OF_A_CONNECTION, 'Keep-Alive', 'TE'])('exclude the hop-by-hop header %s', (name) => {
    expect(pass(message(name, 'x', 'Accept', 'a/b'))).toEqual(['Accept', 'a/b', ...added]);
  });

  test('exclude the headers that Connection names', () => {
    const given = message('Connection', 'close, X-One,x-two', 'x-one', '1', 'X-Two', '2', 'x-three', '3');
    expect(pass(given)).toEqual(['x-three', '3', ...added]);
  });

  test('keep essential headers even if Connection names them', () => {
    const kept = ['Content-Length', '3', 'Host', 'a', 'Cookie', 'b', 'Authorization', 'c', 'Set-Cookie', 'd'];
    const names = 'content-length, host, cookie, authorization, set-cookie';
    expect(pass(message('Connection', names, ...kept))).toEqual([...kept, ...added]);
  });

  test('keep repeated headers separate and in order', () => {
    const given = ['Set-Cookie', 'a=1', 'X-Own', '1', 'set-cookie', 'b=2'];
    expect(pass(message(...given))).toEqual([...given, ...added]);
  });
});

test.each([
  'forwarded',
  'X-Real-IP',
  'x-request-id',
  'X-Gatehouse-Internal',
  'x-forwarded-for',
  'X-Forwarded-Port',
])('only the gateway sends %s to an upstream', (name) => {
  expect(towardsUpstream(message(name, 'forged'), FORWARDED, 'r-1', 'secret')).toEqual(OURS);
  expect(asReceived(message(name, 'from the gateway'))).toEqual([name, 'from the gateway']);
});

test('the Expect header, which the server has already answered, is not forwarded', () => {
  const given = message('Expect', '100-continue', 'Accept', 'a/b');
  expect(asReceived(given)).toEqual(['Accept', 'a/b']);
  expect(towardsUpstream(given, FORWARDED, 'r-1', 'secret')).toEqual(['Accept', 'a/b', ...OURS]);
});

test('a chunked body stays chunked on its way to the upstream', () => {
  const given = message('Transfer-Encoding', 'chunked');
  const chunked = ['transfer-encoding', 'chunked'];
  expect(asReceived(given)).toEqual(chunked);
  expect(towardsUpstream(given, FORWARDED, 'r-1', 'secret')).toEqual([...OURS, ...chunked]);
  expect(towardsClient(given)).toEqual([]);
});
