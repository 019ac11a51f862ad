import { expect, test } from 'vitest';
import { listOf, networkErrors } from './typed-networks.server';

const t = (key: string, values?: object) => `${key} ${Object.values(values ?? {}).join()}`;
const errorsOf = (allowedNetworks: string, blockedNetworks = '') =>
  networkErrors({ allowedNetworks, blockedNetworks }, t as Parameters<typeof networkErrors>[1]);

test.each([
  ['10.0.0.0/8\r\n\r\n 2001:db8::/32 ', ['10.0.0.0/8', '2001:db8::/32']],
  ['10.0.0.0/8, 203.0.113.7', ['10.0.0.0/8', '203.0.113.7']],
  [' \n', []],
  [null, []],
])('%j is read as a list', (text, list) => {
  expect(listOf(text)).toEqual(list);
});

test('valid lists have no errors', () => {
  expect(errorsOf('10.0.0.0/8\n::1\nDE', 'as3320')).toEqual({});
});

test('the error of a list names each invalid entry once, and at most five', () => {
  expect(errorsOf('10.1\n10.0.0.0/8\n10.1', 'home')).toEqual({
    allowedNetworks: 'network 10.1',
    blockedNetworks: 'network home',
  });
  expect(errorsOf('a b c d e f').allowedNetworks?.split('\n')).toHaveLength(5);
});

test('the error of a list that is too long contains the limit', () => {
  const most = Array.from({ length: 50 }, (_, at) => `10.0.0.${at}`).join('\n');
  expect(errorsOf(most)).toEqual({});
  expect(errorsOf(`${most}\n10.0.1.1`)).toEqual({ allowedNetworks: 'tooManyNetworks 50' });
});
