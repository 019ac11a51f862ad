import { SIGNAL_MAX_AGE_DAYS } from '@gatehouse/contracts';
import { compactVerify, decodeProtectedHeader, errors, type JWTVerifyGetKey } from 'jose';
import { SIGNING_ALGORITHMS } from '../../sso-config/probe/usable-keys.js';
import { effectOf, type SignalEffect } from './event-types.js';
import { KeysUnavailable, type SetErrorCode, SetRejected } from './set-rejected.js';

/** The sender, and the audience. */
export interface ExpectedSet {
  readonly issuer: string;
  readonly audience: string;
}

export interface KnownEvent {
  readonly type: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly effect: SignalEffect;
}

/** A security event token that passed every check which needs no database. */
export interface SecurityEvent {
  readonly jti: string;
  readonly issuedAt: Date;
  /** `sub_id`, not read yet. */
  readonly subject: unknown;
  /** Those of a known type; at least one. */
  readonly events: readonly KnownEvent[];
}

type Claims = Readonly<Record<string, unknown>>;

const TYPE = /^(?:application\/)?secevent\+jwt$/i;
/** Clocks differ. */
const TOLERANCE_SECONDS = 60;
const MAX_AGE_SECONDS = SIGNAL_MAX_AGE_DAYS * 86_400;
const LONGEST_JTI = 500;
/** Characters, which are bytes. */
export const LARGEST_SET = 65_536;
const MOST_EVENTS = 10;

/**
 * Verifies a security event token.
 *
 * Source: RFC 8417 §2 and §3, SSF 1.0 §10.1 (`typ`, `exp`, `sub`), CAEP Interoperability Profile §2.
 *
 * @param token compact serialization
 * @throws SetRejected  @throws KeysUnavailable
 */
export async function readSet(
  token: string,
  expected: ExpectedSet,
  keys: JWTVerifyGetKey,
  now: Date,
): Promise<SecurityEvent> {
  if (token.length > LARGEST_SET) throw tooLarge();
  requireHeader(token);
  const claims = readClaims(await verified(token, keys));
  requireIssuer(claims, expected);
  requireAudience(claims, expected);
  requireAbsent(claims);
  return {
    jti: readJti(claims),
    issuedAt: readIssuedAt(claims, now),
    subject: claims.sub_id,
    events: readEvents(claims),
  };
}

function requireHeader(token: string): void {
  let header: ReturnType<typeof decodeProtectedHeader>;
  try {
    header = decodeProtectedHeader(token);
  } catch {
    throw malformed('The body is not a signed JWT in compact serialization');
  }
  // A token of another kind, such as an ID token, is no event. Source: RFC 8725 §3.11
  if (typeof header.typ !== 'string' || !TYPE.test(header.typ))
    throw rejected('invalid_request', 'wrong_type', 'The header "typ" is not "secevent+jwt"');
  if (!SIGNING_ALGORITHMS.includes(String(header.alg)))
    throw rejected(
      'invalid_key',
      'algorithm',
      `The signature algorithm "${String(header.alg).slice(0, 20)}" is not accepted`,
    );
}

async function verified(token: string, keys: JWTVerifyGetKey): Promise<Uint8Array> {
  try {
    return (await compactVerify(token, keys, { algorithms: SIGNING_ALGORITHMS })).payload;
  } catch (error) {
    if (error instanceof errors.JWSSignatureVerificationFailed)
      throw rejected('invalid_key', 'signature', 'The signature does not match a key of the transmitter');
    if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys)
      throw rejected(
        'invalid_key',
        'signature',
        'The JWKS of the transmitter has no single key with this "kid"',
      );
    if (error instanceof errors.JWSInvalid || error instanceof errors.JOSENotSupported)
      throw malformed('The body is not a signed JWT that can be read');
    // A key that is too short, or of another kind.
    if (error instanceof TypeError)
      throw rejected('invalid_key', 'signature', 'The key of the transmitter cannot be used');
    throw new KeysUnavailable('The keys of the transmitter cannot be read', { cause: error });
  }
}

function readClaims(payload: Uint8Array): Claims {
  try {
    const claims: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(payload));
    if (typeof claims === 'object' && claims !== null && !Array.isArray(claims)) return claims as Claims;
  } catch {
    // Reported below.
  }
  throw malformed('The payload is not a JSON object');
}

function requireIssuer({ iss }: Claims, { issuer }: ExpectedSet): void {
  if (iss !== issuer) throw rejected('invalid_issuer', 'issuer', `"iss" is not ${issuer}`);
}

function requireAudience({ aud }: Claims, { audience }: ExpectedSet): void {
  if (aud === audience || (Array.isArray(aud) && aud.includes(audience))) return;
  throw rejected('invalid_audience', 'audience', `"aud" does not contain ${audience}`);
}

/** Neither belongs into an event, so that no event is mistaken for a token. Source: SSF 1.0 §10.1.2, §10.1.4 */
function requireAbsent({ exp, sub }: Claims): void {
  if (exp !== undefined) throw rejected('invalid_request', 'expiry', 'The claim "exp" is not allowed');
  if (sub !== undefined)
    throw rejected('invalid_request', 'subject', 'Name the subject in "sub_id", not in "sub"');
}

function readJti({ jti }: Claims): string {
  if (typeof jti === 'string' && jti.length > 0 && jti.length <= LONGEST_JTI) return jti;
  throw rejected('invalid_request', 'identifier', `"jti" is not a text of 1 to ${LONGEST_JTI} characters`);
}

function readIssuedAt({ iat }: Claims, now: Date): Date {
  const seconds = now.getTime() / 1_000;
  if (typeof iat !== 'number' || !Number.isFinite(iat))
    throw rejected('invalid_request', 'issued_at', '"iat" is not a number of seconds');
  if (iat > seconds + TOLERANCE_SECONDS)
    throw rejected('invalid_request', 'issued_at', '"iat" is in the future');
  if (iat < seconds - MAX_AGE_SECONDS)
    throw rejected('invalid_request', 'issued_at', `"iat" is more than ${SIGNAL_MAX_AGE_DAYS} days ago`);
  return new Date(iat * 1_000);
}

/** Types that are not known are left out, as long as one is known. */
function readEvents({ events }: Claims): KnownEvent[] {
  if (typeof events !== 'object' || events === null || Array.isArray(events))
    throw noEvents('"events" is not an object');
  const entries = Object.entries(events);
  if (entries.length === 0 || entries.length > MOST_EVENTS)
    throw noEvents(`"events" does not have 1 to ${MOST_EVENTS} members`);
  const known = entries.flatMap(([type, payload]) => {
    if (typeof payload !== 'object' || payload === null || Array.isArray(payload))
      throw noEvents('A member of "events" is not an object');
    const effect = effectOf(type, payload);
    return effect === null ? [] : [{ type, payload, effect }];
  });
  if (known.length === 0) throw noEvents('"events" has no type that is known');
  return known;
}

/**
 * When what an event reports happened, in the transmitter's clock: `event_timestamp`, else when it was issued. A time
 * after it was issued is a mistake.
 *
 * Source: CAEP 1.0 §2.
 */
export function happenedAt({ payload }: KnownEvent, issuedAt: Date): Date {
  const { event_timestamp: seconds } = payload;
  if (typeof seconds !== 'number' || !(seconds > 0)) return issuedAt;
  return new Date(Math.min(seconds * 1_000, issuedAt.getTime()));
}

function rejected(...given: ConstructorParameters<typeof SetRejected>): SetRejected {
  return new SetRejected(...given);
}

function malformed(message: string): SetRejected {
  return new SetRejected('invalid_request' satisfies SetErrorCode, 'malformed', message);
}

export function tooLarge(): SetRejected {
  return malformed(`The event is larger than ${LARGEST_SET} bytes`);
}

function noEvents(message: string): SetRejected {
  return new SetRejected('invalid_request', 'events', message);
}
