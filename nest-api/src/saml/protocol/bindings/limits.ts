import { MESSAGE_LIMITS } from '../xml/limits.js';

/** Of a message in base64, before anything is decoded. */
export const MOST_ENCODED = Math.ceil((MESSAGE_LIMITS.bytes * 4) / 3) + 4_096;

/** SAML asks for 80 bytes; partners put whole addresses in it. It is carried and never read. */
export const MOST_RELAY_STATE = 2_048;
