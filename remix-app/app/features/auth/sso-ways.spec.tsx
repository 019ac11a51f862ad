import { SSO_TYPES, type SsoOption } from '@gatehouse/contracts';
import { MantineProvider } from '@mantine/core';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageTextsFor } from '~/server/texts.server';
import { TextsProvider } from '~/texts/texts-context';
import { SsoButtons } from './sso-buttons';
import { providerWays } from './sso-ways';

const option = (type: SsoOption['type']): SsoOption => ({
  configurationId: '0190aaaa-0000-7000-8000-000000000001',
  name: 'Platform',
  type,
  origin: null,
  downSince: null,
});

test.each<[string, SsoOption[] | null, string[]]>([
  ['nothing is configured', [], []],
  ['the API does not answer', null, []],
  ['another type is configured', [option('oauth2'), option('saml')], []],
  ['Google is configured', [option('google')], ['google']],
  ['both are configured', [option('microsoft'), option('google')], ['google', 'microsoft']],
])('where %s', (_name, options, keys) => {
  expect(providerWays(['google', 'microsoft'], String, options).map(({ key }) => key)).toEqual(keys);
});

test('the built-in provider and SAML need no configuration', () => {
  expect(providerWays(SSO_TYPES, String, []).map(({ key }) => key)).toEqual(['oauth2', 'saml']);
});

test('without a way there is no heading above nothing', () => {
  const html = renderToString(
    <TextsProvider value={pageTextsFor(new Request('http://localhost/login'))}>
      <MantineProvider>
        <SsoButtons ways={[]} popup={undefined} />
      </MantineProvider>
    </TextsProvider>,
  );
  expect(html).not.toContain('>or<');
});
