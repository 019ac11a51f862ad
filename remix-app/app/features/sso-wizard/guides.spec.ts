import { CONSENT_PROVIDERS, enteredTypesOf, WIZARD_PROVIDERS } from '@gatehouse/contracts';
import { describe, expect, test } from 'vitest';
import { textsOf } from '~/server/texts.server';
import { markedIn } from '../set-up-guides/drawn-screen';
import { guideOf } from './guides';
import { isPictured, picturesOf } from './pictures';
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
  enteredTypesOf(provider).flatMap((type) => (isPictured(type) ? [[provider, type] as const] : [])),
);

describe('a set-up guide', () => {
  test.each(cases)('for %s by %s contains every value that the identity provider needs', (provider, type) => {
    const { steps, values, where, give } = guideOf(provider, type, ADDRESSES, t);
    const marked = values.filter(({ mark }) => mark).map(({ value }) => value);
    expect(marked).toEqual(
      type === 'saml' ? [ADDRESSES.acsUrl, ADDRESSES.entityId] : [ADDRESSES.redirectUri],
    );
    expect(steps).toHaveLength(3);
    expect([where.length, give.length].every((length) => length > 20)).toBe(true);
  });

  test.each(cases)('for %s by %s has a picture with every marked field', (provider, type) => {
    const { values } = guideOf(provider, type, ADDRESSES, t);
    const { enter, give } = picturesOf(provider, type);
    expect(markedIn(enter)).toEqual(values.flatMap(({ mark }) => mark ?? []));
    expect(markedIn(give).length).toBeGreaterThan(0);
    for (const { entries, entry } of [enter, give]) expect(entries).toContain(entry);
  });

  test('exists for every identity provider without admin consent', () => {
    expect(entered.filter((provider) => !cases.some(([known]) => known === provider))).toEqual(['ldap']);
    const { steps, values } = guideOf('ldap', 'ldap', ADDRESSES, t);
    expect([steps.length, values.length]).toEqual([3, 0]);
  });
});
