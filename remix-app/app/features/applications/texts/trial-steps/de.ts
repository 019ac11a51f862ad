import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  requested: 'Autorisierungsanfrage',
  returned: 'Autorisierungsantwort',
  redeemed: 'Token-Anfrage',
  validated: 'Prüfung des ID-Tokens: Signatur, Issuer, Audience, Nonce und Zeit',
  userinfo: 'UserInfo-Anfrage',
  revoked: 'Widerruf der Token',
  issuer: 'Issuer',
  stateMatches: 'Entspricht der Anfrage',
  notSent: 'Nicht gesendet',
  seconds: '{count, plural, one {# Sekunde} other {# Sekunden}}',
  noRefreshToken: 'Keines. Ein Refresh-Token erfordert offline_access und prompt=consent.',
  masked: '{end} {count, plural, one {(# Zeichen)} other {(# Zeichen)}}',
  result: 'Ergebnis',
  allRevoked: 'Alle Token dieses Tests sind widerrufen.',
} satisfies Translation<typeof english>;
