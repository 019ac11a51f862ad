import { SamlRefused } from '../protocol/saml-refused.js';
import type { VerifiedAssertion } from '../protocol/verified-assertion.js';
import { passportStrategy, profileOf } from './passport-strategy.js';
import type { UpstreamTerms } from './upstream-terms.js';

const ENCRYPTED = /<(?:[\w.-]+:)?EncryptedAssertion[\s>]/;

/**
 * Has passport-saml read the answer as well, and compares what it understood. Two readers that disagree about who
 * signed in are what every signature bypass comes down to.
 *
 * It can't open all that we can (RSA-OAEP with SHA-256 and keys before the present one), so an encrypted assertion is
 * read by the pre-validator alone.
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
  if (profile.nameID !== assertion.nameId.value.trim() || profile.issuer !== assertion.issuer) {
    throw new SamlRefused('second_opinion', 'passport-saml reads somebody else in the answer');
  }
}
