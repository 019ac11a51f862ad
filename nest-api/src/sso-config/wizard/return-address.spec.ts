import { describe, expect, test } from 'vitest';
import { isReturnAddress } from './return-address.js';

const REGISTERED = {
  addresses: ['https://app.vendor.example/callback', 'com.acme.app:/callback', 'http://localhost:4000/cb'],
  domains: ['acme.example'],
};

describe('a return address', () => {
  test.each([
    'https://app.vendor.example/settings?tab=sso',
    'https://acme.example/',
    'https://portal.acme.example:8443/x',
    'http://localhost:4000/done',
  ])('can be %s', (address) => {
    expect(isReturnAddress(address, REGISTERED)).toBe(true);
  });

  test.each([
    'https://evil.example/',
    'https://app.vendor.example.evil.example/',
    'https://evilacme.example/',
    'http://acme.example/',
    'http://app.vendor.example/',
    'https://app.vendor.example@evil.example/',
    'https://acme.example:secret@acme.example/',
    'javascript:alert(1)//acme.example',
    'com.acme.app:/callback',
    '//acme.example/',
    'http://localhost:4001/done',
  ])('cannot be %s', (address) => {
    expect(isReturnAddress(address, REGISTERED)).toBe(false);
  });
});
