import { WIZARD_PROVIDERS } from '@gatehouse/contracts';
import { describe, expect, test } from 'vitest';
import { textsOf } from '~/server/texts.server';
import { markedIn } from '../set-up-guides/drawn-screen';
import { clientOf, clientValuesOf, DIRECTORY_CLIENTS, directoryGuideOf } from './directory-guides';
import { directoryGuidesTexts } from './texts/guides';

const CREDENTIALS = { address: 'https://id.example/scim/v2/1', token: 'gh_scim_secret' };
const t = textsOf(new Request('http://localhost/'), directoryGuidesTexts);

describe('a provisioning guide', () => {
  test.each(DIRECTORY_CLIENTS)(
    'for %s shows the URL and the token in the table and the picture',
    (client) => {
      const { values, picture, steps, where } = directoryGuideOf(client, CREDENTIALS, t);
      const marked = values.filter(({ mark }) => mark);
      expect(marked.map(({ value }) => value)).toEqual([CREDENTIALS.address, CREDENTIALS.token]);
      expect(markedIn(picture).toSorted()).toEqual(['1', '2']);
      expect(picture.entries).toContain(picture.entry);
      expect(steps).toHaveLength(4);
      expect(where.length).toBeGreaterThan(20);
    },
  );

  test('shows a hint instead of a token that was already shown', () => {
    const { values } = directoryGuideOf('okta', { ...CREDENTIALS, token: null }, t);
    expect(values.filter(({ isHint }) => isHint).map(({ mark }) => mark)).toEqual(['2']);
  });

  test('states the limits of Google', () => {
    expect(directoryGuideOf('google', CREDENTIALS, t).limit).toContain('catalog');
  });

  test('exists for every identity provider of the wizard', () => {
    const clients = WIZARD_PROVIDERS.map((provider) => clientOf(provider));
    expect(new Set(clients)).toEqual(new Set(DIRECTORY_CLIENTS));
    expect(clientOf(null)).toBe('other');
  });
});

describe('an OAuth client', () => {
  const values = { address: CREDENTIALS.address, tokenUrl: 'https://id.example/token', clientId: 'scim-1' };

  test.each(['entra', 'pingone', 'other'] as const)('has its values in the guide for %s', (client) => {
    const shown = clientValuesOf(client, values, t) ?? [];
    for (const value of Object.values(values)) expect(shown.map((row) => row.value)).toContain(value);
    expect(shown.at(-1)).toMatchObject({ isHint: true });
  });

  test('is not offered if the directory supports only bearer tokens', () => {
    expect(clientValuesOf('okta', values, t)).toBeNull();
  });
});
