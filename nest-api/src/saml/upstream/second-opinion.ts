import type { Profile } from '@node-saml/passport-saml';
import { SamlRefused } from '../protocol/saml-refused.js';
import type { VerifiedAssertion } from '../protocol/verified-assertion.js';
import { passportStrategy, profileOf } from './passport-strategy.js';
import type { UpstreamTerms } from './upstream-terms.js';

const ENCRYPTED = /<(?:[\w.-]+:)?EncryptedAssertion[\s>]/;

/**
 * Lets passport-saml read the response as well and compares the results. In every signature bypass, two readers
 * disagree about who signed in.
 *
 * It cannot decrypt everything (RSA-OAEP with SHA-256, earlier keys), so only the pre-validator reads an encrypted
 * assertion. For an assertion with an encrypted NameID, it verifies the signature and reads the rest.
 *
 * @throws SamlRefused second_opinion
 */
export async function requireSecondOpinion(
  xml: string,
  assertion: VerifiedAssertion,
  terms: UpstreamTerms,
): Promise<void> {
  if (ENCRYPTED.test(xml)) return;
  const profile = await profileOf(passportStrategy(terms, '_unused'), xml).catch((cause) => {
    throw new SamlRefused('second_opinion', 'passport-saml does not accept the answer', { cause });
  });
  // It does not decrypt an EncryptedID. In that case, it must have read the same assertion.
  const isSameName = assertion.isNameIdEncrypted || profile.nameID === assertion.nameId.value.trim();
  if (!isSameName || idOf(profile) !== assertion.id || profile.issuer !== assertion.issuer) {
    throw new SamlRefused('second_opinion', 'passport-saml finds another user in the response');
  }
}

function idOf(profile: Profile): string | undefined {
  const read = profile.getAssertion?.() as { Assertion?: { $?: { ID?: string } } } | undefined;
  return read?.Assertion?.$?.ID;
}
