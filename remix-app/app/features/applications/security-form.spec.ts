import type { OAuthClientDto } from '@gatehouse/contracts';
import { expect, test } from 'vitest';
import { keptSecurity, NO_SECURITY, readSecurity, shownSecurity, typedSecurity } from './security-form';

function form(entries: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.append(name, value);
  return data;
}

const FILLED = {
  message_signing: 'on',
  binds_certificate: 'on',
  require_signed: 'on',
  tls_subject: 'san_dns',
  tls_value: ' payments.acme.example ',
  tls_authorities: '-----BEGIN CERTIFICATE-----\n',
  request_object_signing_alg: 'ES256',
  authorization_signed_response_alg: 'ES256',
  initiate_login_uri: 'https://app.example.com/start',
};

test('a field that the form does not contain stays as it is', () => {
  expect(readSecurity(form({}))).toEqual({
    security_profile: 'standard',
    tls_client_certificate_bound_access_tokens: false,
    require_signed_request_object: false,
  });
});

test('an empty field removes the value', () => {
  const empty = Object.fromEntries(Object.keys(FILLED).map((name) => [name, '']));
  const { message_signing: _, binds_certificate: __, require_signed: ___, ...fields } = empty;
  expect(readSecurity(form(fields))).toMatchObject({
    tls_client_auth: null,
    request_object_signing_alg: null,
    authorization_signed_response_alg: null,
    initiate_login_uri: null,
  });
});

test('what was entered is sent, and shown again after an error', () => {
  expect(readSecurity(form(FILLED))).toEqual({
    security_profile: 'fapi2_message_signing',
    tls_client_auth: {
      subject: 'san_dns',
      value: 'payments.acme.example',
      certificate_authorities: '-----BEGIN CERTIFICATE-----',
    },
    tls_client_certificate_bound_access_tokens: true,
    request_object_signing_alg: 'ES256',
    require_signed_request_object: true,
    authorization_signed_response_alg: 'ES256',
    initiate_login_uri: 'https://app.example.com/start',
  });
  const state = { errors: {}, message: null, values: typedSecurity(form(FILLED)) };
  expect(shownSecurity(state)).toEqual({
    profile: 'fapi2_message_signing',
    certificateSubject: 'san_dns',
    certificateValue: FILLED.tls_value,
    certificateAuthorities: FILLED.tls_authorities,
    bindsToCertificate: true,
    requestAlgorithm: 'ES256',
    requiresSigned: true,
    responseAlgorithm: 'ES256',
    initiateUri: FILLED.initiate_login_uri,
  });
});

test('the stored values of an application without these settings are those of a new one', () => {
  const application = {
    security_profile: 'standard',
    tls_client_auth: null,
    tls_client_certificate_bound_access_tokens: false,
    request_object_signing_alg: null,
    require_signed_request_object: false,
    authorization_signed_response_alg: null,
    initiate_login_uri: null,
  } as unknown as OAuthClientDto;
  expect(keptSecurity(application)).toEqual(NO_SECURITY);
});
