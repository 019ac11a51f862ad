import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'Das Zertifikat einer SAML-Anwendung läuft {days, plural, one {morgen} other {in # Tagen}} ab',
  signingNamed:
    'Das Signaturzertifikat der Anwendung „{application}“ läuft {days, plural, one {morgen} other {in # Tagen}} ab.',
  signing:
    'Das Signaturzertifikat einer Ihrer SAML-Anwendungen läuft {days, plural, one {morgen} other {in # Tagen}} ab.',
  signingEffect:
    'Danach können signierte Anfragen der Anwendung abgelehnt werden, auch Anfragen zur Abmeldung.',
  encryptionNamed:
    'Das Verschlüsselungszertifikat der Anwendung „{application}“ läuft {days, plural, one {morgen} other {in # Tagen}} ab.',
  encryption:
    'Das Verschlüsselungszertifikat einer Ihrer SAML-Anwendungen läuft {days, plural, one {morgen} other {in # Tagen}} ab.',
  encryptionEffect:
    'Danach kann die Anwendung Assertions von Gatehouse möglicherweise nicht mehr entschlüsseln.',
  automatic:
    'Gatehouse liest täglich die Metadaten der Anwendung und fügt das neue Zertifikat automatisch hinzu. Bitten Sie den Administrator der Anwendung, es zu veröffentlichen.',
  manual:
    'Bitten Sie den Administrator der Anwendung um das neue Zertifikat und fügen Sie es hinzu, bevor das alte abläuft. Gatehouse akzeptiert während der Umstellung beide Zertifikate.',
  action: 'Zertifikate öffnen',
} satisfies Translation<typeof english>;
