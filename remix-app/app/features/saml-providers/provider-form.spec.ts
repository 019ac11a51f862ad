import type { SamlServiceProviderDto } from '@gatehouse/contracts';
import { expect, test } from 'vitest';
import { textsOf } from '~/server/texts.server';
import { editedRows, filledRows, readRows } from './attribute-rows';
import { rowErrors } from './attribute-rows.server';
import { certificatesIn, changesOf, keptSettings, readSettings, toSettingsErrors } from './provider-form';
import { providerAnswers } from './texts/answers';

const t = textsOf(new Request('http://localhost/'), providerAnswers);

const kept = {
  name: 'Wiki',
  acs_url: 'https://app.test/acs',
  slo_url: null,
  slo_soap_url: null,
  slo_binding: 'redirect',
  metadata_url: null,
  name_id_format: 'email',
  sign: 'both',
  signature_algorithm: 'rsa-sha256',
  encryption_algorithm: null,
  require_signed_requests: true,
  allow_idp_initiated: false,
} as SamlServiceProviderDto;

function form(entries: Iterable<readonly [string, string]>): FormData {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
}

test('only changed settings are sent, so that URLs from metadata are kept', () => {
  const values = { ...keptSettings(kept), name: 'Wiki 2', require_signed_requests: '' };
  const filled = Object.entries(values).filter(
    ([name, value]) => value !== '' || name !== 'require_signed_requests',
  );
  const typed = readSettings(
    form(filled.filter(([name, value]) => !(name === 'allow_idp_initiated' && !value))),
  );
  expect(changesOf(typed, kept)).toEqual({ name: 'Wiki 2', require_signed_requests: false });
});

test('the error of one of several certificates is shown at their field', () => {
  const errors = [
    { field: 'signing_certificates.1', message: 'This is not an X.509 certificate' },
    { field: 'signing_certificates.2', message: 'Nor this' },
  ];
  expect(toSettingsErrors(errors)).toEqual({ signing_certificates: 'This is not an X.509 certificate' });
});

test.each([
  ['', 0],
  ['MIIB', 1],
  [
    '-----BEGIN CERTIFICATE-----\nA\n-----END CERTIFICATE-----\ntext\n-----BEGIN CERTIFICATE-----\nB\n-----END CERTIFICATE-----',
    2,
  ],
])('pasted certificates are separated: %j', (text, count) => {
  expect(certificatesIn(text)).toHaveLength(count);
});

const lines = (intent: string) =>
  form([
    ['intent', intent],
    ...['a', ' ', 'a'].flatMap((name) => [
      ['attribute_name', name] as const,
      ['attribute_source', 'email'] as const,
      ['attribute_format', 'uri'] as const,
    ]),
  ]);

test('buttons add or remove an attribute row, and other buttons change nothing', () => {
  expect(editedRows(lines('add-attribute'))).toHaveLength(4);
  expect(editedRows(lines('remove-attribute-1'))?.map(({ name }) => name)).toEqual(['a', 'a']);
  expect(editedRows(lines('save-attributes'))).toBe(null);
});

test('a row without a name is ignored, and a duplicate name is an error at the second row', () => {
  const rows = readRows(lines('save-attributes'));
  expect(filledRows(rows)).toHaveLength(2);
  expect(rowErrors(rows, t)).toEqual({ 'attribute-2': 'This attribute name already exists' });
});
