import { expect, test } from 'vitest';
import { askedApplication, forgetApplication, noteApplication } from './asked-application.server';

const withCookie = (cookie: string) => new Request('http://gatehouse.test/', { headers: { cookie } });

test('the sign-in knows the application of the sign-in page', () => {
  const [cookie = ''] = noteApplication('gcl_ledger-1').split(';');
  expect(askedApplication(withCookie(cookie))).toBe('gcl_ledger-1');
  expect(noteApplication('gcl_ledger-1')).toMatch(/HttpOnly; SameSite=Lax.*Max-Age=600$/);
});

test('the application is unknown without its cookie', () => {
  expect(askedApplication(withCookie('other=1'))).toBeNull();
  expect(forgetApplication()).toMatch(/Max-Age=0$/);
});

test.each(['a b', 'a;b', 'x'.repeat(101), ''])('%o is not an application ID', (id) => {
  expect(noteApplication(id)).toBe(forgetApplication());
  expect(askedApplication(withCookie(`gatehouse_application=${id}`))).not.toBe(id || 'none');
});
