import type { CauseCode, TraceStep } from '@gatehouse/contracts';
import { personMessage } from '@gatehouse/contracts/cause-texts';
import { v7 as uuidv7 } from 'uuid';
import { TraceRecorder } from '../../sso-config/traces/trace-recorder.js';
import type { Row } from './insert-rows.js';
import type { DemoConnection } from './organizations.js';
import type { DemoPerson } from './people.js';

/** A sign-in through a connection, with its result. */
export interface ConnectionSignIn {
  readonly connectionId: string;
  readonly tenantId: string;
  readonly connection: DemoConnection;
  readonly person: DemoPerson;
  readonly at: Date;
  readonly outcome: 'success' | CauseCode;
  /** Whether its steps are kept. Older successes are summarized. */
  readonly isWhole: boolean;
}

/** The trace of a sign-in, with the same steps and texts as in the product. */
export function traceOf(
  signIn: ConnectionSignIn,
  requestId: string,
): Row & { readonly id: string; readonly steps: TraceStep[] } {
  const { at, outcome, person, isWhole } = signIn;
  const seconds = outcome === 'idp_slow' ? 8 : 2;
  const recorder = new TraceRecorder({ now: () => at });
  tell(recorder, signIn);
  const isKnown = outcome !== 'cancelled' && outcome !== 'client_refused' && outcome !== 'idp_slow';
  return {
    id: uuidv7({ msecs: at.getTime() }),
    tenant_id: signIn.tenantId,
    configuration_id: signIn.connectionId,
    purpose: 'sign_in',
    outcome,
    message: outcome === 'success' ? null : personMessage(outcome),
    user_id: outcome === 'success' ? person.id : null,
    email: isKnown && outcome !== 'saml_signature_value' ? person.email : null,
    request_id: requestId,
    steps: isWhole ? recorder.steps : [],
    claims: isWhole ? recorder.claims : null,
    started_at: at,
    finished_at: new Date(at.getTime() + seconds * 1_000),
    is_whole: isWhole,
  };
}

function tell(recorder: TraceRecorder, signIn: ConnectionSignIn): void {
  const { connection, outcome } = signIn;
  recorder.redirect('to_provider', `The browser goes to ${connection.host}`, {
    request: {
      url: `https://${connection.host}/${connection.protocol === 'saml' ? 'saml2' : 'oauth2/authorize'}`,
    },
  });
  if (outcome === 'cancelled') {
    const response = { url: `/sso/callback/${signIn.connectionId}`, parameters: { error: 'access_denied' } };
    recorder.redirect('from_provider', 'The browser comes back with an error', { response });
    recorder.fail('answer', 'The provider answered with an error', { error: 'access_denied' });
    return;
  }
  const response = { url: `/sso/callback/${signIn.connectionId}`, parameters: {} };
  recorder.redirect('from_provider', 'The browser comes back', { response });
  recorder.pass('callback', 'The answer came to the address of this connection');
  if (connection.protocol === 'saml') {
    tellSaml(recorder, signIn);
    return;
  }
  tellOpenId(recorder, signIn);
}

/** Fingerprints of the certificate in the response and of the configured one. */
const SIGNED_ANEW = {
  found: '7F3C9A5D1E8B42660C77D0A1B95E2F4883AC61D7705BE92144F06A3D8C1B5E90',
  expected: ['2B91E47C0D6A5F38814E9C2207BDF1A36E58C4907AD3162FB085CE741D29A6F3'],
};

function tellSaml(recorder: TraceRecorder, signIn: ConnectionSignIn): void {
  if (signIn.outcome === 'saml_signature_value') {
    recorder.refuse(
      'saml_signature_value',
      'signature_value',
      'No configured key made this signature',
      SIGNED_ANEW,
    );
    return;
  }
  recorder.pass('in_response_to', 'The answer names the request of this sign-in');
  recorder.pass('signature', 'A certificate of the provider verifies the signature');
  recorder.pass(
    'issuer',
    `The answer is of https://${signIn.connection.host}, which is the provider of this connection`,
  );
  recorder.pass('audience', 'It is meant for this connection, and came to its address');
  recorder.pass('times', 'It is valid now, and was not used before');
  tellPerson(recorder, signIn);
}

function tellOpenId(recorder: TraceRecorder, signIn: ConnectionSignIn): void {
  const { connection, outcome } = signIn;
  const request = { method: 'POST', url: `https://${connection.host}/oauth2/token` };
  if (outcome === 'idp_slow') {
    recorder.request('/oauth2/token', false, 'It did not answer within eight seconds', { request });
    recorder.fail(outcome, personMessage(outcome));
    return;
  }
  const status = outcome === 'client_refused' ? 401 : 200;
  const body = status === 200 ? { token_type: 'Bearer', expires_in: 3_600 } : { error: 'invalid_client' };
  recorder.request('/oauth2/token', status === 200, `POST ${connection.host} → ${status}`, {
    request,
    response: { status, type: 'application/json', body },
  });
  if (outcome === 'client_refused') {
    recorder.fail(outcome, personMessage(outcome), body);
    return;
  }
  recorder.pass('signature', 'A published key of the provider verifies the signature');
  recorder.pass('issuer', `The token is of https://${connection.host}, which was asked`);
  if (outcome === 'token_expired') {
    const expiredAt = new Date(signIn.at.getTime() - 95_000).toISOString();
    recorder.fail('times', `The token expired at ${expiredAt}`, { exp: expiredAt });
    return;
  }
  recorder.pass('nonce', 'The token belongs to this sign-in');
  tellPerson(recorder, signIn);
}

function tellPerson(recorder: TraceRecorder, { person, connection, outcome }: ConnectionSignIn): void {
  const verified = outcome !== 'email_unverified';
  recorder.setClaims({
    sub: person.subject,
    email: person.email,
    email_verified: verified,
    given_name: person.givenName,
    family_name: person.familyName,
  });
  recorder.map('subject', `Known as ${person.subject} at https://${connection.host}`, { claim: 'sub' });
  recorder.map('email', `email → ${person.email}`, { verified });
  if (outcome !== 'success') {
    recorder.fail('account', personMessage(outcome), { refusal: outcome });
    return;
  }
  recorder.pass('account', 'They are known here by this identity');
  recorder.map('name', `${person.givenName} ${person.familyName}`);
  recorder.pass('session', 'The person, the organization and its policy let them in');
}
