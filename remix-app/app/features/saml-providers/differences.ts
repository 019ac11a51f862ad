import type { SamlServiceProviderDto } from '@gatehouse/contracts';
import type { Translate } from '@gatehouse/texts';
import type { Difference } from '~/form-state';
import { type LabelKey, NAME_ID_FORMATS, SIGN, SLO_BINDINGS } from './labels';

const FIELDS = {
  name: 'name',
  acs_url: 'acsUrl',
  slo_url: 'sloUrl',
  slo_binding: 'sloBinding',
  slo_soap_url: 'sloSoapUrl',
  metadata_url: 'metadataUrl',
  name_id_format: 'nameId',
  sign: 'sign',
  signature_algorithm: 'signatureAlgorithm',
  encryption_algorithm: 'encryption',
  require_signed_requests: 'requireSigned',
  allow_idp_initiated: 'idpInitiated',
  attributes: 'attributes',
  is_active: 'active',
} as const;

const WORDS: Readonly<Record<string, Readonly<Record<string, LabelKey>>>> = {
  name_id_format: NAME_ID_FORMATS,
  sign: SIGN,
  slo_binding: SLO_BINDINGS,
};

interface Words {
  answers: Translate<typeof import('./texts/answers/en').default>;
  labels: Translate<typeof import('./texts/labels/en').default>;
}

/** The differences between the current values and the user's input, as text. */
export function differencesOf(current: SamlServiceProviderDto, wanted: object, words: Words): Difference[] {
  const given = wanted as Partial<Record<keyof typeof FIELDS, unknown>>;
  return (Object.keys(FIELDS) as (keyof typeof FIELDS)[])
    .filter((name) => name in given)
    .map((name) => ({
      field: words.answers(FIELDS[name]),
      now: textOf(name, current[name], words),
      yours: textOf(name, given[name], words),
    }))
    .filter(({ now, yours }) => now !== yours);
}

function textOf(name: string, value: unknown, { answers, labels }: Words): string {
  if (Array.isArray(value))
    return value.map(({ name: called, source }) => `${called} = ${source}`).join(', ');
  if (typeof value === 'boolean') return value ? answers('yes') : answers('no');
  const text = String(value ?? '');
  const word = WORDS[name]?.[text];
  return word === undefined ? text : labels(word);
}
