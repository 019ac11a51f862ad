import { digestOf, PROOF_ALGORITHM, PROOF_SCHEME, PROOF_TYPE, type ProofClaims } from '@gatehouse/connector';
import { decodeProtectedHeader, errors, importJWK, jwtVerify } from 'jose';

/** Seconds by which the clocks of both sides may differ, and for which a signature is valid. */
export const PROOF_SECONDS = 60;

export type ProofFault = 'signature_missing' | 'signature_invalid' | 'signature_expired' | 'body_altered';

/** The signature of a request does not prove it. `message` names what is wrong, without secrets. */
export class ProofInvalid extends Error {
  constructor(
    readonly code: ProofFault,
    message: string,
  ) {
    super(message);
  }
}

export interface ShownProof {
  readonly jwt: string;
  /** ID of the connector that it claims to be from. */
  readonly connectorId: string;
}

export interface SignedRequest {
  readonly method: string;
  readonly url: string;
  readonly audience: string;
  readonly now: Date;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** @throws ProofInvalid */
export function readProof(authorization: string | undefined): ShownProof {
  const [, jwt] =
    new RegExp(`^${PROOF_SCHEME} +([\\w-]+\\.[\\w-]+\\.[\\w-]+)$`, 'i').exec(authorization ?? '') ?? [];
  if (!jwt)
    throw new ProofInvalid('signature_missing', 'Send a signature as "Authorization: Connector ...".');
  try {
    const { kid } = decodeProtectedHeader(jwt);
    if (kid && UUID.test(kid)) return { jwt, connectorId: kid };
  } catch {
    // Said below.
  }
  throw new ProofInvalid('signature_invalid', 'The signature does not name a connector.');
}

/**
 * Checks the signature of a request in the way of RFC 9449 §4.3: key, method, URL, time. The body is compared with
 * `requireBody`, and each `jti` is accepted once.
 *
 * @param signingKey `x` of the JWK
 * @throws ProofInvalid
 */
export async function verifyProof(
  { jwt, connectorId }: ShownProof,
  signingKey: string,
  { method, url, audience, now }: SignedRequest,
): Promise<{ jti: string; digest: string }> {
  const key = await importJWK({ kty: 'OKP', crv: 'Ed25519', x: signingKey }, PROOF_ALGORITHM);
  const { payload } = await jwtVerify<Partial<ProofClaims>>(jwt, key, {
    algorithms: [PROOF_ALGORITHM],
    typ: PROOF_TYPE,
    issuer: connectorId,
    audience,
    requiredClaims: ['iat', 'jti', 'htm', 'htu', 'digest'],
    maxTokenAge: PROOF_SECONDS,
    clockTolerance: PROOF_SECONDS,
    currentDate: now,
  }).catch((error: unknown) => {
    throw explained(error);
  });
  if (payload.htm !== method || payload.htu !== url)
    throw new ProofInvalid('signature_invalid', 'The signature is for another request.');
  const { jti = '', digest } = payload;
  if (jti.length < 16 || jti.length > 64 || typeof digest !== 'string')
    throw new ProofInvalid('signature_invalid', 'The signature has no usable "jti" and "digest".');
  return { jti, digest };
}

/** @throws ProofInvalid */
export function requireBody(digest: string, body: Buffer): void {
  if (digest !== digestOf(body))
    throw new ProofInvalid('body_altered', 'The body is not the one that was signed.');
}

function explained(error: unknown): unknown {
  const isTime =
    error instanceof errors.JWTExpired ||
    (error instanceof errors.JWTClaimValidationFailed &&
      error.claim === 'iat' &&
      error.reason === 'check_failed');
  if (isTime)
    return new ProofInvalid(
      'signature_expired',
      'The signature is too old, or from the future. Check the clock of the connector.',
    );
  if (error instanceof errors.JOSEError)
    return new ProofInvalid('signature_invalid', 'The signature is not valid for this connector and server.');
  return error;
}
