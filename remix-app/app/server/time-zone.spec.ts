import { expect, test } from 'vitest';
import { timeZoneOf } from './time-zone.server';
import type { Visit } from './visit.server';

function visit(cookie: string, timeZone?: string) {
  const request = new Request('http://localhost:3000/dashboard', { headers: { cookie } });
  const user = { ...(timeZone && { timeZone }) };
  return { request, session: { token: 't', user } } as unknown as Pick<Visit, 'request' | 'session'>;
}

test.each([
  [
    'of the account, whatever the browser says',
    'gatehouse_time_zone=Asia/Tokyo',
    'Europe/Zurich',
    'Europe/Zurich',
  ],
  ['of the browser, where the account has none', 'gatehouse_time_zone=Asia/Tokyo', undefined, 'Asia/Tokyo'],
  ['UTC, where the browser says nothing that is a zone', 'gatehouse_time_zone=Nowhere', undefined, 'UTC'],
])('the time zone is %s', (_, cookie, own, expected) => {
  expect(timeZoneOf(visit(cookie, own))).toBe(expected);
});
