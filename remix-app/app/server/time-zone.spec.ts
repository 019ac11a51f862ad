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
    'that of the account, whatever the browser sends',
    'gatehouse_time_zone=Asia/Tokyo',
    'Europe/Zurich',
    'Europe/Zurich',
  ],
  ['that of the browser if the account has none', 'gatehouse_time_zone=Asia/Tokyo', undefined, 'Asia/Tokyo'],
  ['UTC if the browser sends an invalid time zone', 'gatehouse_time_zone=Nowhere', undefined, 'UTC'],
])('the time zone is %s', (_, cookie, own, expected) => {
  expect(timeZoneOf(visit(cookie, own))).toBe(expected);
});
