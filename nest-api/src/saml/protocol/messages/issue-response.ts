import type { KeyObject } from 'node:crypto';
import { type EncryptionAlgorithm } from '../encryption/block-ciphers.js';
import { encryptAssertion } from '../encryption/encrypt-element.js';
import type { SignatureAlgorithm } from '../signature/algorithms.js';
import { type Signable, type Signer, signElement, unsigned } from '../signature/sign-element.js';
import type { Xml } from '../xml/canonical-writer.js';
import { type AssertionInput, assertion } from './assertion.js';
import { newMessageId } from './new-id.js';
import { response } from './response.js';
import { SUCCESS } from './status.js';

/** A partner's settings for responses. */
export interface Protection {
  readonly sign: 'assertion' | 'response' | 'both';
  readonly algorithm: SignatureAlgorithm;
  readonly encryption: { readonly key: KeyObject; readonly algorithm: EncryptionAlgorithm } | null;
}

/** A successful response: signs the assertion, encrypts it and signs the response, by the partner's settings. */
export function issueResponse(input: AssertionInput, protection: Protection, signer: Signer): Xml {
  const { sign, algorithm, encryption } = protection;
  const inner = protect(assertion(input), sign !== 'response', signer, algorithm);
  const outer = response({
    id: newMessageId(),
    issuer: input.issuer,
    now: input.now,
    destination: input.recipient,
    inResponseTo: input.inResponseTo,
    status: SUCCESS,
    assertion: encryption ? encryptAssertion(inner, encryption) : inner,
  });
  return protect(outer, sign !== 'assertion', signer, algorithm);
}

function protect(target: Signable, sign: boolean, signer: Signer, algorithm: SignatureAlgorithm): Xml {
  return sign ? signElement(target, signer, algorithm) : unsigned(target);
}
