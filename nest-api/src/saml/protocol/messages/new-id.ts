import { randomBytes } from 'node:crypto';

/** An xs:ID that nobody guesses: 160 random bits. Source: SAML Core §1.3.4. */
export function newMessageId(): string {
  return `_${randomBytes(20).toString('hex')}`;
}
