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
  ['nothing: the default', {}, second],
  ['an address that is registered', { assertionConsumerServiceUrl: third }, third],
  ['an index that is registered', { assertionConsumerServiceIndex: 0 }, first],
  ['HTTP-POST', { protocolBinding: BINDINGS.post }, second],
  ['an address that is not', { assertionConsumerServiceUrl: `${first}/` }, 'assertion_consumer_service'],
  [
    'one that begins like one that is',
    { assertionConsumerServiceUrl: `${first}0` },
    'assertion_consumer_service',
  ],
  ['an index that is not', { assertionConsumerServiceIndex: 3 }, 'assertion_consumer_service'],
  [
    'an address and an index',
    { assertionConsumerServiceUrl: first, assertionConsumerServiceIndex: 0 },
    'assertion_consumer_service',
  ],
  ['another binding', { protocolBinding: BINDINGS.redirect }, 'not_supported'],
])('requested: %s', (_name, asked, expected) => {
  expect(chosen(asked)).toBe(expected);
});

test('the first, if none is requested and none is the default', () => {
  const asked = {
    assertionConsumerServiceUrl: null,
    assertionConsumerServiceIndex: null,
    protocolBinding: null,
  };
  const none = assertionConsumerServices.map((service) => ({ ...service, isDefault: false }));
  expect(chooseAcs({ assertionConsumerServices: none }, asked)).toBe(first);
});
