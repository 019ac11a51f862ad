import { MESSAGE_LIMITS } from '../xml/limits.js';

/** Characters of a message in base64, before it is decoded. */
export const MOST_ENCODED = Math.ceil((MESSAGE_LIMITS.bytes * 4) / 3) + 4_096;

/** SAML allows 80 bytes, but partners send whole URLs. Gatehouse returns it unread. */
export const MOST_RELAY_STATE = 2_048;
