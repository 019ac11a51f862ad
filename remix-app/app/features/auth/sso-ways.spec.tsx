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
  ['the API does not respond', null, []],
  ['only other types are configured', [option('oauth2'), option('saml')], []],
  ['Google is configured', [option('google')], ['google']],
  ['Google and Microsoft are configured', [option('microsoft'), option('google')], ['google', 'microsoft']],
])('only configured connections have a button if %s', (_name, options, keys) => {
  expect(providerWays(['google', 'microsoft'], String, options).map(({ key }) => key)).toEqual(keys);
});

test('the built-in provider and SAML require no configuration', () => {
  expect(providerWays(SSO_TYPES, String, []).map(({ key }) => key)).toEqual(['oauth2', 'saml']);
});

test('the separator is hidden if there are no buttons', () => {
  const html = renderToString(
    <TextsProvider value={pageTextsFor(new Request('http://localhost/login'))}>
      <MantineProvider>
        <SsoButtons ways={[]} popup={undefined} />
      </MantineProvider>
    </TextsProvider>,
  );
  expect(html).not.toContain('>or<');
});
