import type { SamlServiceProviderDto } from '@gatehouse/contracts';
import type { Difference } from '~/form-state';
import { NAME_ID_FORMATS, SIGN, SLO_BINDINGS } from './labels';

const FIELDS: Readonly<Record<string, string>> = {
  name: 'Name',
  acs_url: 'Address for assertions',
  slo_url: 'Sign-out address',
  slo_binding: 'Sign-out binding',
  metadata_url: 'Metadata address',
  name_id_format: 'NameID',
  sign: 'Signed',
  signature_algorithm: 'Signature algorithm',
  encryption_algorithm: 'Encryption',
  require_signed_requests: 'Requests must be signed',
  allow_idp_initiated: 'Sign-ons that start here',
  attributes: 'Attributes',
  is_active: 'Active',
};

const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  name_id_format: NAME_ID_FORMATS,
  sign: SIGN,
  slo_binding: SLO_BINDINGS,
};

/** Where what stands now differs from what somebody wanted, in words. */
export function differencesOf(current: SamlServiceProviderDto, wanted: object): Difference[] {
  return Object.entries(wanted)
    .filter(([name]) => FIELDS[name])
    .map(([name, value]) => ({
      field: FIELDS[name] ?? name,
      now: textOf(name, current[name as keyof SamlServiceProviderDto]),
      yours: textOf(name, value),
    }))
    .filter(({ now, yours }) => now !== yours);
}

function textOf(name: string, value: unknown): string {
  if (Array.isArray(value))
    return value.map(({ name: called, source }) => `${called} = ${source}`).join(', ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const text = String(value ?? '');
  return WORDS[name]?.[text] ?? text;
}
