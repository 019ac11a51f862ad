import type { OAuthClientDto } from '@gatehouse/contracts';
import type { FormState } from '~/form-state';
import { textOf } from '~/form-state';

export type SecurityProfile = OAuthClientDto['security_profile'];

/** Values of the fields about certificates, signed messages and the start from the launchpad. */
export interface SecurityValues {
  profile: SecurityProfile;
  certificateSubject: string;
  certificateValue: string;
  certificateAuthorities: string;
  bindsToCertificate: boolean;
  /** Empty: not allowed. */
  requestAlgorithm: string;
  requiresSigned: boolean;
  /** Empty: not allowed. */
  responseAlgorithm: string;
  initiateUri: string;
}

export const NO_SECURITY: SecurityValues = {
  profile: 'standard',
  certificateSubject: 'subject_dn',
  certificateValue: '',
  certificateAuthorities: '',
  bindsToCertificate: false,
  requestAlgorithm: '',
  requiresSigned: false,
  responseAlgorithm: '',
  initiateUri: '',
};

/** The same as parameters of the API, which checks them. A field that the form does not contain is left out. */
export interface SecurityBody {
  security_profile: SecurityProfile;
  tls_client_auth?: { subject: string; value: string; certificate_authorities: string } | null;
  tls_client_certificate_bound_access_tokens: boolean;
  request_object_signing_alg?: string | null;
  require_signed_request_object: boolean;
  authorization_signed_response_alg?: string | null;
  initiate_login_uri?: string | null;
}

export function readSecurity(form: FormData): SecurityBody {
  const optional = (name: string) => form.has(name) && { [name]: textOf(form, name).trim() || null };
  return {
    security_profile: profileIn(form),
    tls_client_certificate_bound_access_tokens: form.has('binds_certificate'),
    require_signed_request_object: form.has('require_signed'),
    ...certificateIn(form),
    ...optional('request_object_signing_alg'),
    ...optional('authorization_signed_response_alg'),
    ...optional('initiate_login_uri'),
  };
}

function profileIn(form: FormData): SecurityProfile {
  if (form.has('message_signing')) return 'fapi2_message_signing';
  return form.has('fapi') ? 'fapi2' : 'standard';
}

/** Null if nothing is entered, as for every other authentication method. */
function certificateIn(form: FormData) {
  if (!form.has('tls_value')) return {};
  const value = textOf(form, 'tls_value').trim();
  const authorities = textOf(form, 'tls_authorities').trim();
  if (!value && !authorities) return { tls_client_auth: null };
  return {
    tls_client_auth: {
      subject: textOf(form, 'tls_subject'),
      value,
      certificate_authorities: authorities,
    },
  };
}

export function keptSecurity(application: OAuthClientDto): SecurityValues {
  const { tls_client_auth: certificate } = application;
  return {
    profile: application.security_profile,
    certificateSubject: certificate?.subject ?? NO_SECURITY.certificateSubject,
    certificateValue: certificate?.value ?? '',
    certificateAuthorities: certificate?.certificate_authorities ?? '',
    bindsToCertificate: application.tls_client_certificate_bound_access_tokens,
    requestAlgorithm: application.request_object_signing_alg ?? '',
    requiresSigned: application.require_signed_request_object,
    responseAlgorithm: application.authorization_signed_response_alg ?? '',
    initiateUri: application.initiate_login_uri ?? '',
  };
}

const FIELDS = [
  'tls_subject',
  'tls_value',
  'tls_authorities',
  'request_object_signing_alg',
  'authorization_signed_response_alg',
  'initiate_login_uri',
] as const;
const CHECKBOXES = ['fapi', 'message_signing', 'binds_certificate', 'require_signed'] as const;

/** The input, so that nothing is lost if the server rejects it. */
export function typedSecurity(form: FormData): Record<string, string> {
  return Object.fromEntries([
    ...FIELDS.map((name) => [name, textOf(form, name)]),
    ...CHECKBOXES.map((name) => [name, form.has(name) ? 'on' : '']),
  ]);
}

export function shownSecurity({ values }: FormState): SecurityValues {
  return {
    profile: values.message_signing ? 'fapi2_message_signing' : values.fapi ? 'fapi2' : 'standard',
    certificateSubject: values.tls_subject || NO_SECURITY.certificateSubject,
    certificateValue: values.tls_value ?? '',
    certificateAuthorities: values.tls_authorities ?? '',
    bindsToCertificate: values.binds_certificate === 'on',
    requestAlgorithm: values.request_object_signing_alg ?? '',
    requiresSigned: values.require_signed === 'on',
    responseAlgorithm: values.authorization_signed_response_alg ?? '',
    initiateUri: values.initiate_login_uri ?? '',
  };
}

/** Names of the API and the fields that hold their values. */
export const SECURITY_FIELDS: Record<string, string> = {
  'tls_client_auth.subject': 'tls_value',
  'tls_client_auth.value': 'tls_value',
  'tls_client_auth.certificate_authorities': 'tls_authorities',
  tls_client_auth: 'tls_value',
  tls_client_certificate_bound_access_tokens: 'binds_certificate',
  require_signed_request_object: 'require_signed',
};
