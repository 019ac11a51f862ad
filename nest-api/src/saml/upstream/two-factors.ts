import type { VerifiedAssertion } from '../protocol/verified-assertion.js';

const CLASSES = 'urn:oasis:names:tc:SAML:2.0:ac:classes:';
const REFEDS_MFA = 'https://refeds.org/profile/mfa';
const MICROSOFT_MFA = 'http://schemas.microsoft.com/claims/multipleauthn';
/** AD FS and Entra ID list each method here. Entra ID's context class is `Password` nevertheless. */
const MICROSOFT_METHODS = 'http://schemas.microsoft.com/claims/authnmethodsreferences';

/**
 * Contexts that mean two factors by definition. `TimeSyncToken`, `Smartcard`, `SoftwarePKI` and similar ones mean one
 * factor, and `wiaormultiauthn` leaves it open. Sources: SAML Authentication Context §3.4 (MobileTwoFactor…: a device
 * and a PIN; SmartcardPKI: `Smartcard` and `ActivationPin`), REFEDS MFA Profile 1.2, Microsoft "MFA claims from a
 * federated IdP".
 */
const TWO_FACTORS: ReadonlySet<string> = new Set([
  REFEDS_MFA,
  MICROSOFT_MFA,
  `${CLASSES}MobileTwoFactorContract`,
  `${CLASSES}MobileTwoFactorUnregistered`,
  `${CLASSES}SmartcardPKI`,
]);

/** Whether the identity provider states that the user used two factors. The policy decides whether that counts. */
export function claimsTwoFactors({ statement, attributes }: VerifiedAssertion): boolean {
  if (statement.contextClass !== null && TWO_FACTORS.has(statement.contextClass.trim())) return true;
  return attributes
    .filter(({ name }) => name === MICROSOFT_METHODS)
    .some(({ values }) => values.some((value) => value === MICROSOFT_MFA || value === REFEDS_MFA));
}
