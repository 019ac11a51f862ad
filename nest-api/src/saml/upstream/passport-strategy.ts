import type { KeyObject } from 'node:crypto';
import {
  type PassportSamlConfig,
  type Profile,
  Strategy,
  ValidateInResponseTo,
  type VerifyWithoutRequest,
} from '@node-saml/passport-saml';
import type { UpstreamTerms } from './upstream-terms.js';

/**
 * passport-saml for one connection. It writes our requests, and reads responses a second time after our own
 * pre-validator. Both must agree before a user is signed in.
 */
export function passportStrategy(terms: UpstreamTerms, requestId: string): Strategy {
  const signOn: VerifyWithoutRequest = (profile, done) => done(null, profile ?? undefined);
  const signOut: VerifyWithoutRequest = (_profile, done) =>
    done(new Error('signing out does not come this way'));
  return new Strategy(configurationOf(terms, requestId), signOn, signOut);
}

/** The identity provider's URL with our request, as Passport would redirect to it. */
export async function redirectOf(strategy: Strategy, relayState: string): Promise<string> {
  const outcome = await run(strategy, { query: { RelayState: relayState }, body: {} });
  if (outcome.kind !== 'redirect') throw new Error('passport-saml did not redirect');
  return outcome.url;
}

/** The user by passport-saml's reading of the response. @throws Error it rejects the response */
export async function profileOf(strategy: Strategy, xml: string): Promise<Profile> {
  const SAMLResponse = Buffer.from(xml, 'utf8').toString('base64');
  const outcome = await run(strategy, { query: {}, body: { SAMLResponse } });
  if (outcome.kind !== 'success') throw new Error('passport-saml found nobody');
  return outcome.user as Profile;
}

type Outcome = { kind: 'redirect'; url: string } | { kind: 'success'; user: unknown };

/** Sets the strategy's callbacks for one request, as Passport does. */
function run(strategy: Strategy, request: { query: object; body: object }): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const once = Object.create(strategy) as Strategy;
    Object.assign(once, {
      redirect: (url: string) => resolve({ kind: 'redirect', url }),
      success: (user: unknown) => resolve({ kind: 'success', user }),
      fail: () => reject(new Error('passport-saml refused')),
      error: reject,
      pass: () => reject(new Error('passport-saml found nothing to do')),
    });
    once.authenticate({ ...request, headers: {}, url: '/' } as never, {} as never);
  });
}

const known = new WeakMap<KeyObject, string>();

/** passport-saml accepts only text. Serializing a key costs as much as a signature. */
function pemOf(key: KeyObject): string {
  const pem = known.get(key) ?? (key.export({ type: 'pkcs8', format: 'pem' }) as string);
  known.set(key, pem);
  return pem;
}

function configurationOf(terms: UpstreamTerms, requestId: string): PassportSamlConfig {
  return {
    idpCert: [...terms.certificates],
    idpIssuer: terms.issuer,
    entryPoint: terms.ssoUrl,
    issuer: terms.addresses.entityId,
    audience: terms.addresses.entityId,
    callbackUrl: terms.addresses.acsUrl,
    identifierFormat: terms.nameIdFormat,
    privateKey: pemOf(terms.signer.privateKey),
    signatureAlgorithm: terms.signature,
    digestAlgorithm: terms.signature,
    wantAssertionsSigned: false,
    wantAuthnResponseSigned: false,
    disableRequestedAuthnContext: true,
    generateUniqueId: () => requestId,
    // The pre-validator checks these, with storage that all replicas share and a clock that tests control.
    validateInResponseTo: ValidateInResponseTo.never,
    acceptedClockSkewMs: -1,
  };
}
