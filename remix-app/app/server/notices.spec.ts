import { expect, test } from 'vitest';
import { leaveNotice, readNotice } from './notices.server';

const URL_OF_PAGE = 'https://gatehouse.test/user/settings';

function next(cookie: string, language: string): Request {
  return new Request(URL_OF_PAGE, { headers: { cookie, 'accept-language': language } });
}

test.each([
  ['en', 'The application is saved.'],
  ['de', 'Die Anwendung ist gespeichert.'],
])('the next page shows the notice in its own language: %s', (language, sentence) => {
  const [cookie = ''] = leaveNotice('application-saved').split(';', 1);
  expect(readNotice(next(cookie, language))).toBe(sentence);
});

test.each(['no-such-notice', 'toString', '__proto__'])('the cookie value %s shows no notice', (value) => {
  const [name] = leaveNotice('application-saved').split('=', 1);
  expect(readNotice(next(`${name}=${value}`, 'en'))).toBeNull();
});
