export const SECURITY_PROFILES = ['standard', 'fapi2', 'fapi2_message_signing'] as const;

/** Signatures of request objects. Source: RFC 9101 §10.2, which forbids `none` here. */
export const REQUEST_OBJECT_ALGORITHMS = ['ES256', 'PS256', 'EdDSA', 'RS256'] as const;

/** Signatures of authorization responses. Source: JARM §3. */
export const AUTHORIZATION_RESPONSE_ALGORITHMS = ['ES256', 'RS256'] as const;

export type RequestObjectAlgorithm = (typeof REQUEST_OBJECT_ALGORITHMS)[number];
export type AuthorizationResponseAlgorithm = (typeof AUTHORIZATION_RESPONSE_ALGORITHMS)[number];

/** FAPI 2.0 Security Profile, with or without Message Signing. */
export function isHighSecurity(profile: (typeof SECURITY_PROFILES)[number]): boolean {
  return profile !== 'standard';
}
