import { describe, expect, test } from 'vitest';
import { loginPath, safeReturnTo } from './return-to.server';

describe('a return path', () => {
  test.each([
    ['/admin/users', '/admin/users'],
    ['/superadmin/tenants?status=pending&q=a', '/superadmin/tenants?status=pending&q=a'],
    ['/dashboard#top', '/dashboard'],
    ['/a/../admin', '/admin'],
  ])('%s leads to %s', (value, path) => {
    expect(safeReturnTo(value)).toBe(path);
  });

  test.each([
    ['an address of another site', 'https://evil.example/'],
    ['an address without a scheme', '//evil.example/'],
    ['a backslash that browsers read as a slash', '/\\evil.example'],
    ['dots that uncover a second slash', '/..//evil.example'],
    ['a tab that browsers drop', '/\t/evil.example'],
    ['a line break that splits a header', '/a\r\nset-cookie: x=1'],
    ['a script', 'javascript:alert(1)'],
    ['a path without its leading slash', 'dashboard'],
    ['the sign-in page, which would cause a loop', '/login?returnTo=/login'],
    ['the sign-out page', '/logout'],
    ['empty text', ''],
    ['no value', null],
    ['a value that is too long', `/${'a'.repeat(2_000)}`],
  ])('is rejected for %s', (_what, value) => {
    expect(safeReturnTo(value)).toBeNull();
  });
});

describe('the sign-in page of a request', () => {
  test.each([
    ['http://localhost/admin/users?page=2', '/login?returnTo=%2Fadmin%2Fusers%3Fpage%3D2'],
    ['http://localhost/', '/login'],
    ['http://localhost//evil.example', '/login'],
  ])('for %s is %s', (url, path) => {
    expect(loginPath(new Request(url))).toBe(path);
  });
});
