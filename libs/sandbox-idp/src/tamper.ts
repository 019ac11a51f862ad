import { decodeJwt, importJWK, type JWTPayload, SignJWT } from 'jose';
import { PERSONAL_TID } from './accounts.ts';
import type { Keys } from './keys.ts';
import type { Mode } from './misbehaviour.ts';

type Change = (claims: JWTPayload, email: string) => JWTPayload;

const without = (claims: JWTPayload, ...names: string[]): JWTPayload =>
  Object.fromEntries(Object.entries(claims).filter(([name]) => !names.includes(name)));

const CHANGES: Partial<Record<Mode, Change>> = {
  expired: (claims) => ({ ...claims, iat: (claims.iat ?? 0) - 7200, exp: (claims.iat ?? 0) - 3600 }),
  wrong_audience: (claims) => ({ ...claims, aud: 'another-application' }),
  wrong_issuer: (claims) => ({ ...claims, iss: 'https://another-issuer.example' }),
  wrong_nonce: (claims) => ({ ...claims, nonce: 'the-nonce-of-another-sign-in' }),
  no_subject: (claims) => without(claims, 'sub'),
  wrong_hd: (claims) => ({ ...claims, hd: 'another-company.test' }),
  wrong_tid: (claims) => withTid(claims, '11111111-2222-4333-8444-555555555555'),
  personal: (claims) => (claims.tid ? withTid(claims, PERSONAL_TID) : without(claims, 'hd')),
  unverified_email: (claims) => ({ ...without(claims, 'xms_edov'), email_verified: false }),
  changed_company: (claims, email) => ({ ...claims, email, hd: email.slice(email.lastIndexOf('@') + 1) }),
  changed_email: (claims, email) => ({ ...claims, email, preferred_username: email }),
  claims_mfa: (claims) => ({ ...claims, amr: ['pwd', 'otp', 'mfa'] }),
  personal_claims: (claims) => ({
    ...claims,
    picture: 'https://pictures.example/emma.png',
    locale: 'de_ch',
    zoneinfo: 'Europe/Zurich',
  }),
  odd_personal_claims: (claims) => ({
    ...claims,
    picture: 'javascript:alert(1)',
    locale: { language: 'de', country: 'CH' },
    zoneinfo: 'Europe/Atlantis',
  }),
  no_email: (claims) => without(claims, 'email', 'email_verified', 'preferred_username'),
};

/** The same ID token with one fault, signed by the correct key or by the wrong one. */
export async function tamper(idToken: string, mode: Mode, keys: Keys, email: string): Promise<string> {
  const change = CHANGES[mode];
  if (!change && mode !== 'wrong_key') return idToken;
  const claims = decodeJwt(idToken);
  return sign(change ? change(claims, email) : claims, mode === 'wrong_key' ? keys.wrong : keys.right);
}

/** At Microsoft, each tenant has its own issuer. */
export async function issuedByDirectory(idToken: string, keys: Keys): Promise<string> {
  const claims = decodeJwt(idToken);
  return sign(withTid(claims, String(claims.tid)), keys.right);
}

function withTid(claims: JWTPayload, tid: string): JWTPayload {
  return { ...claims, tid, iss: claims.iss?.replace(/\/microsoft\/[^/]+\//, `/microsoft/${tid}/`) ?? '' };
}

async function sign(claims: JWTPayload, key: Keys['right']): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: key.kid ?? '', typ: 'JWT' })
    .sign(await importJWK(key, 'RS256'));
}
