/** Delivery by push. Source: RFC 8935, SSF 1.0 §6.1. */
export const PUSH = 'urn:ietf:rfc:8935';
/** Delivery by poll. Source: RFC 8936, SSF 1.0 §6.2. */
export const POLL = 'urn:ietf:rfc:8936';
