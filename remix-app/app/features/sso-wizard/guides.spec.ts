import { CONSENT_PROVIDERS, WIZARD_PROVIDERS } from '@gatehouse/contracts';
import { describe, expect, test } from 'vitest';
import { textsOf } from '~/server/texts.server';
import { guideOf } from './guides';
import { PROVIDERS } from './providers';
import { guidesTexts } from './texts/guides';

const ADDRESSES = {
  redirectUri: 'https://id.example/sso/callback/1',
  entityId: 'https://id.example/saml/1/metadata',
  acsUrl: 'https://id.example/saml/1/acs',
  metadataUrl: null,
};
const t = textsOf(new Request('http://localhost/'), guidesTexts);
const entered = WIZARD_PROVIDERS.filter(
  (provider) => !(CONSENT_PROVIDERS as readonly string[]).includes(provider),
);
const cases = entered.flatMap((provider) =>
  PROVIDERS[provider].types.map((type) => [provider, type] as const),
);

describe('a guide', () => {
  test.each(cases)('for %s by %s names every value that the provider needs', (provider, type) => {
    const { steps, where, give } = guideOf(provider, type, ADDRESSES, t);
    const told = steps.flatMap(({ values = [] }) => values.map(({ value }) => value));
    expect(told).toEqual(type === 'saml' ? [ADDRESSES.acsUrl, ADDRESSES.entityId] : [ADDRESSES.redirectUri]);
    expect([where.length, give.length].every((length) => length > 20)).toBe(true);
  });

  test('is there for every provider that is not asked by a consent', () => {
    expect(new Set(cases.map(([provider]) => provider))).toEqual(new Set(entered));
  });
});
