import { expect, test } from 'vitest';
import { networkName } from './network-name.server';

const request = (language: string) =>
  new Request('http://localhost', { headers: { cookie: `gatehouse_language=${language}` } });
const operator = { asn: 64_496, name: 'Example Telecom' };

test.each([
  ['en', { country: 'DE', operator }, 'Germany · Example Telecom'],
  ['de', { country: 'DE', operator }, 'Deutschland · Example Telecom'],
  ['ar', { country: 'DE', operator: null }, 'ألمانيا'],
  ['ja', { country: null, operator }, 'Example Telecom'],
  ['en', { country: null, operator: null }, null],
])('in %s, the origin %j is shown as %j', (language, origin, name) => {
  expect(networkName(request(language), origin)).toBe(name);
});
