/**
 * Authentication assurance level by NIST SP 800-63B: `aal2` if the sign-in had a second
 * factor, `aal1` otherwise.
 */
export const ACR_VALUES = ['urn:gatehouse:aal1', 'urn:gatehouse:aal2'] as const;
export type Acr = (typeof ACR_VALUES)[number];

/** @param amr authentication methods. Source: RFC 8176 */
export function acrOf(amr: readonly string[]): Acr {
  return amr.includes('mfa') ? 'urn:gatehouse:aal2' : 'urn:gatehouse:aal1';
}
