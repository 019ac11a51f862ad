import { expect, test } from 'vitest';
import { BINDINGS } from '../protocol/namespaces.js';
import { SamlRefused } from '../protocol/saml-refused.js';
import { chooseAcs } from './assertion-consumer-service.js';

const [first, second, third] = ['https://app.test/1', 'https://app.test/2', 'https://app.test/3'] as const;
const assertionConsumerServices = [
  { url: first, index: 0, isDefault: false },
  { url: second, index: 7, isDefault: true },
  { url: third, index: null, isDefault: false },
];

function chosen(asked: Partial<Parameters<typeof chooseAcs>[1]>): string {
  const nothing = {
    assertionConsumerServiceUrl: null,
    assertionConsumerServiceIndex: null,
    protocolBinding: null,
  };
  try {
    return chooseAcs({ assertionConsumerServices }, { ...nothing, ...asked });
  } catch (error) {
    if (error instanceof SamlRefused) return error.check;
    throw error;
  }
}

test.each([
  ['without an ACS URL uses the default', {}, second],
  ['with a registered URL uses it', { assertionConsumerServiceUrl: third }, third],
  ['with a registered index uses it', { assertionConsumerServiceIndex: 0 }, first],
  ['with HTTP-POST uses the default', { protocolBinding: BINDINGS.post }, second],
  [
    'with an unregistered URL is rejected',
    { assertionConsumerServiceUrl: `${first}/` },
    'assertion_consumer_service',
  ],
  [
    'with a URL that only begins like a registered one is rejected',
    { assertionConsumerServiceUrl: `${first}0` },
    'assertion_consumer_service',
  ],
  [
    'with an unregistered index is rejected',
    { assertionConsumerServiceIndex: 3 },
    'assertion_consumer_service',
  ],
  [
    'with both a URL and an index is rejected',
    { assertionConsumerServiceUrl: first, assertionConsumerServiceIndex: 0 },
    'assertion_consumer_service',
  ],
  ['with another binding is rejected', { protocolBinding: BINDINGS.redirect }, 'not_supported'],
])('a request %s', (_name, asked, expected) => {
  expect(chosen(asked)).toBe(expected);
});

test('a request without an ACS URL uses the first one if there is no default', () => {
  const asked = {
    assertionConsumerServiceUrl: null,
    assertionConsumerServiceIndex: null,
    protocolBinding: null,
  };
  const none = assertionConsumerServices.map((service) => ({ ...service, isDefault: false }));
  expect(chooseAcs({ assertionConsumerServices: none }, asked)).toBe(first);
});
