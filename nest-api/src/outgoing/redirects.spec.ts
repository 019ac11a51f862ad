import { Headers, Response } from 'undici';
import { expect, test } from 'vitest';
import { OutgoingRefused } from './outgoing-errors.js';
import { nextHop, permittedUrl } from './redirects.js';

const FROM = new URL('https://partner.test/start');
const answer = (status: number, location: string | null = '/next') =>
  new Response(null, { status, headers: location === null ? {} : { location } });

test.each([301, 302, 303, 307, 308])('a redirect with status %i is followed', (status) => {
  expect(nextHop(FROM, {}, answer(status))?.url.href).toBe('https://partner.test/next');
});

test.each([200, 201, 204, 300, 304, 305, 400])('a response with status %i is not followed', (status) => {
  expect(nextHop(FROM, {}, answer(status))).toBeNull();
});

test('a redirect without a location is not followed', () => {
  expect(nextHop(FROM, {}, answer(302, null))).toBeNull();
});

test.each(['GET', 'HEAD', 'get', undefined])('a redirect of a %s request is followed', (method) => {
  expect(nextHop(FROM, method === undefined ? {} : { method }, answer(302))).not.toBeNull();
});

test.each(['POST', 'PUT', 'DELETE'])('a redirect of a %s request is rejected', (method) => {
  expect(() => nextHop(FROM, { method }, answer(302))).toThrow(OutgoingRefused);
});

test('a redirect is returned in manual mode and rejected in error mode', () => {
  expect(nextHop(FROM, { redirect: 'manual' }, answer(302))).toBeNull();
  expect(() => nextHop(FROM, { redirect: 'error' }, answer(302))).toThrow(OutgoingRefused);
});

test.each(['http://partner.test/', 'ftp://partner.test/', 'https://a:b@partner.test/', 'https://[', '//'])(
  'a redirect to %s is rejected',
  (location) => {
    expect(() => nextHop(FROM, {}, answer(302, location))).toThrow(OutgoingRefused);
  },
);

test('a redirect from http can lead to http or https', () => {
  const from = new URL('http://partner.test/');
  expect(nextHop(from, {}, answer(302, 'http://partner.test/a'))?.url.protocol).toBe('http:');
  expect(nextHop(from, {}, answer(302, 'https://partner.test/a'))?.url.protocol).toBe('https:');
});

const CREDENTIALS = {
  authorization: 'Bearer x',
  cookie: 'a=1',
  'proxy-authorization': 'Basic x',
  accept: '*/*',
};

test('credentials are sent only to the same origin', () => {
  const kept = nextHop(FROM, { headers: CREDENTIALS }, answer(302));
  expect(kept?.init.headers).toEqual(CREDENTIALS);
  for (const elsewhere of ['https://other.test/', 'https://partner.test:8443/']) {
    const next = nextHop(FROM, { headers: CREDENTIALS }, answer(302, elsewhere));
    expect([...new Headers(next?.init.headers)]).toEqual([['accept', '*/*']]);
  }
});

test.each(['https://user@partner.test/', 'https://:word@partner.test/'])('%s is not permitted', (url) => {
  expect(() => permittedUrl(url)).toThrow(OutgoingRefused);
});
