import type { WorkloadIdentity } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { decodeJwt, type JWTPayload, errors as jose, jwtVerify } from 'jose';
import { OutgoingFailed, OutgoingRefused, OutgoingTimedOut } from '../../outgoing/outgoing-errors.js';
import { ExchangeRefused } from './exchange-refused.js';
import { WorkloadKeys } from './workload-keys.js';

const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
const CLOCK_TOLERANCE_SECONDS = 30;
/** A token that is valid for longer is a password. */
const LONGEST_LIFETIME_SECONDS = 86_400;

export interface Workload {
  /** Of the rule that trusts it. */
  readonly name: string;
  readonly issuer: string;
  readonly subject: string;
}

/** Verifies tokens of pipelines and clusters by the rules of a client. Source: RFC 8693 §2.1, RFC 7519 §7.2. */
@Injectable()
export class WorkloadTokens {
  constructor(private readonly keys: WorkloadKeys) {}

  /**
   * @param issuer our own, which is the audience of rules without one
   * @throws ExchangeRefused no rule trusts the token
   */
  async verify(token: string, rules: readonly WorkloadIdentity[], issuer: string): Promise<Workload> {
    const { iss, sub } = claimsIn(token);
    const ofIssuer = rules.filter((rule) => rule.issuer === iss);
    if (ofIssuer.length === 0)
      throw refused('no workload identity of the client has the issuer of the token', {
        found: cut(iss),
        expected: [...new Set(rules.map((rule) => rule.issuer))],
      });
    const matching = ofIssuer.filter((rule) => matches(rule.subject, String(sub)));
    if (matching.length === 0)
      throw refused('no workload identity of the client has the subject of the token', {
        found: cut(sub),
        expected: ofIssuer.map((rule) => rule.subject),
      });
    let problem: ExchangeRefused | null = null;
    for (const rule of matching) {
      try {
        await this.verifyBy(rule, token, issuer);
        return { name: rule.name, issuer: rule.issuer, subject: String(sub) };
      } catch (error) {
        problem ??= explained(error, rule, issuer);
      }
    }
    throw problem;
  }

  private async verifyBy(rule: WorkloadIdentity, token: string, issuer: string): Promise<void> {
    const { payload } = await jwtVerify(token, await this.keys.of(rule), {
      issuer: rule.issuer,
      audience: rule.audience ?? issuer,
      algorithms: ALGORITHMS,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      requiredClaims: ['sub', 'exp', 'iat'],
    });
    const { exp = 0, iat = 0 } = payload;
    if (exp - iat > LONGEST_LIFETIME_SECONDS)
      throw refused('the token of the workload is valid for more than 24 hours', { found: exp - iat });
    requireClaims(rule, payload);
  }
}

function requireClaims({ claims }: WorkloadIdentity, payload: JWTPayload): void {
  for (const [name, value] of Object.entries(claims)) {
    const found = Object.hasOwn(payload, name) ? payload[name] : undefined;
    const isEqual = ['string', 'number', 'boolean'].includes(typeof found) && String(found) === value;
    if (!isEqual)
      throw refused(`the claim ${name} of the token is not the one of the workload identity`, {
        found: cut(found),
        expected: value,
      });
  }
}

/** @param pattern `*` at its end stands for any continuation */
function matches(pattern: string, subject: string): boolean {
  return pattern.endsWith('*') ? subject.startsWith(pattern.slice(0, -1)) : subject === pattern;
}

/** Nothing here is believed: it selects the rules, by which the token is verified. */
function claimsIn(token: string): JWTPayload {
  try {
    return decodeJwt(token);
  } catch {
    throw new ExchangeRefused('invalid_request', 'the token is no JWT', 'workload_token_invalid');
  }
}

function explained(error: unknown, rule: WorkloadIdentity, issuer: string): ExchangeRefused {
  if (error instanceof ExchangeRefused) return error;
  if (error instanceof jose.JWTClaimValidationFailed && error.claim === 'aud')
    return refused('the audience of the token is not the one of the workload identity', {
      found: cut(error.payload.aud),
      expected: rule.audience ?? issuer,
    });
  const description =
    error instanceof jose.JWTExpired
      ? 'the token of the workload has expired'
      : error instanceof jose.JOSEError
        ? `the token of the workload is invalid: ${error.message}`
        : isUnreachable(error)
          ? `the keys of the issuer cannot be read: ${error.message}`
          : 'the keys of the issuer cannot be used';
  return new ExchangeRefused('invalid_request', description.slice(0, 300), 'workload_token_invalid', {
    found: description.slice(0, 200),
  });
}

function isUnreachable(error: unknown): error is Error {
  return [OutgoingFailed, OutgoingRefused, OutgoingTimedOut].some((kind) => error instanceof kind);
}

function refused(description: string, compared: ConstructorParameters<typeof ExchangeRefused>[3]) {
  return new ExchangeRefused('invalid_request', description, 'workload_not_trusted', compared);
}

function cut(value: unknown): string {
  return String(value ?? '').slice(0, 300);
}
