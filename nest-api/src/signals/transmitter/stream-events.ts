const CAEP = 'https://schemas.openid.net/secevent/caep/event-type/';
const RISC = 'https://schemas.openid.net/secevent/risc/event-type/';

export const VERIFICATION = 'https://schemas.openid.net/secevent/ssf/event-type/verification';

export const SESSION_REVOKED = `${CAEP}session-revoked`;
export const CREDENTIAL_CHANGE = `${CAEP}credential-change`;
export const ASSURANCE_LEVEL_CHANGE = `${CAEP}assurance-level-change`;
export const IDENTIFIER_CHANGED = `${RISC}identifier-changed`;

/** What a stream can contain. A migration names the same types where they are produced. */
export const SUPPORTED_EVENTS: readonly string[] = [
  SESSION_REVOKED,
  CREDENTIAL_CHANGE,
  ASSURANCE_LEVEL_CHANGE,
  `${RISC}account-disabled`,
  `${RISC}account-enabled`,
  `${RISC}account-purged`,
  IDENTIFIER_CHANGED,
];
