import type { AuthenticatedUser } from '@gatehouse/contracts';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AuthProvider } from './auth-context';
import { LocalTime } from './local-time';
import { When } from './when';

const AT = '2026-11-25T19:30:00Z';
const rendered = (timeZone?: string) =>
  renderToString(
    <AuthProvider user={{ ...(timeZone && { timeZone }) } as AuthenticatedUser}>
      <When at={AT} />
      <LocalTime iso={AT} />
    </AuthProvider>,
  );

test('the server shows times in the time zone of the account', () => {
  const html = rendered('Asia/Tokyo');
  expect(html).toMatch(/title="[^"]*26[^"]*4:30/);
  expect(html).not.toMatch(/>[^<]* UTC</);
});

test('the server shows times in UTC if the account has no time zone', () => {
  expect(rendered()).toMatch(/title="[^"]*25[^"]*7:30/);
});
