import type { SamlServiceProviderDto } from '@gatehouse/contracts';
import type { FieldErrors, FormState } from '~/form-state';
import { textOf } from '~/form-state';

/** The values of the settings form, as parameters of the API. */
export interface SettingsBody {
  name: string;
  acs_url: string;
  slo_url: string | null;
  slo_soap_url: string | null;
  slo_binding: string;
  metadata_url: string | null;
  name_id_format: string;
  sign: string;
  signature_algorithm: string;
  encryption_algorithm: string | null;
  require_signed_requests: boolean;
  allow_idp_initiated: boolean;
}

/** The same as its fields hold them: nothing is an empty text, yes is `on`. */
export type SettingsValues = Record<keyof SettingsBody, string>;

export function readSettings(form: FormData): SettingsBody {
  const given = (name: string) => textOf(form, name).trim();
  return {
    name: given('name'),
    acs_url: given('acs_url'),
    slo_url: given('slo_url') || null,
    slo_soap_url: given('slo_soap_url') || null,
    slo_binding: given('slo_binding'),
    metadata_url: given('metadata_url') || null,
    name_id_format: given('name_id_format'),
    sign: given('sign'),
    signature_algorithm: given('signature_algorithm'),
    encryption_algorithm: given('encryption_algorithm') || null,
    require_signed_requests: form.has('require_signed_requests'),
    allow_idp_initiated: form.has('allow_idp_initiated'),
  };
}

/**
 * Only what differs from what is kept: to send an address is to replace all that its metadata has, an unchanged one
 * too.
 */
export function changesOf(body: SettingsBody, kept: SamlServiceProviderDto): Partial<SettingsBody> {
  return Object.fromEntries(
    Object.entries(body).filter(([name, value]) => kept[name as keyof SettingsBody] !== value),
  );
}

export function keptSettings(provider: SamlServiceProviderDto): SettingsValues {
  return toValues({
    name: provider.name,
    acs_url: provider.acs_url,
    slo_url: provider.slo_url,
    slo_soap_url: provider.slo_soap_url,
    slo_binding: provider.slo_binding,
    metadata_url: provider.metadata_url,
    name_id_format: provider.name_id_format,
    sign: provider.sign,
    signature_algorithm: provider.signature_algorithm,
    encryption_algorithm: provider.encryption_algorithm,
    require_signed_requests: provider.require_signed_requests,
    allow_idp_initiated: provider.allow_idp_initiated,
  });
}

export function toValues(body: SettingsBody): SettingsValues {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? (value ? 'on' : '') : (value ?? ''),
    ]),
  ) as SettingsValues;
}

/** The input of a rejected form, otherwise the stored values. */
export function shownSettings(state: FormState | undefined, kept: SettingsValues): SettingsValues {
  return state?.values.name === undefined ? kept : { ...kept, ...state.values };
}

/**
 * The message at each field. One line of a list stands at the list; a missing certificate stands at the setting that
 * wants it.
 */
export function toSettingsErrors(errors: readonly { field: string; message: string }[]): FieldErrors {
  const result: FieldErrors = {};
  for (const { field, message } of errors) result[field.split('.')[0] ?? field] ??= message;
  return result;
}

/** Certificates pasted one after the other: each PEM block, or the whole text where it is bare base64. */
export function certificatesIn(text: string): string[] {
  const blocks = text.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g);
  const bare = text.trim();
  return blocks ?? (bare ? [bare] : []);
}
