import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  theirs: 'Zertifikate der Anwendung',
  theirsAbout:
    'Gatehouse prüft Anfragen mit den Signaturzertifikaten und verschlüsselt Assertions mit dem Verschlüsselungszertifikat. Mehrere Signaturzertifikate können gleichzeitig gültig sein, sodass die Anwendung ihre Schlüssel ohne Ausfall rotieren kann.',
  none: 'Noch keine Zertifikate.',
  retired: 'Nicht mehr in den Metadaten',
  metadataRead: 'Gatehouse hat die Metadaten zuletzt gelesen: {time}. Es liest die Metadaten täglich.',
  metadataUnread:
    'Gatehouse konnte die Metadaten noch nicht lesen. Es versucht es in wenigen Minuten erneut.',
  readNow: 'Metadaten jetzt lesen',
  replace: 'Zertifikate ersetzen',
  replaceAbout:
    'Ihre Eingaben ersetzen die Zertifikate oben. Fügen Sie während einer Schlüsselrotation das alte und das neue Zertifikat gemeinsam ein. Entfernen Sie das alte Zertifikat danach.',
  signing: 'Signaturzertifikate',
  signingHelp: 'PEM, nacheinander. Wenn das Feld leer ist, bleiben die Zertifikate unverändert.',
  removeSigning: 'Alle Signaturzertifikate entfernen',
  encryption: 'Verschlüsselungszertifikat',
  encryptionHelp: 'PEM, mit einem RSA-Schlüssel. Wenn das Feld leer ist, bleibt das Zertifikat unverändert.',
  removeEncryption: 'Verschlüsselungszertifikat entfernen',
  save: 'Zertifikate speichern',
  saveMine: 'Meine Werte speichern',
  ours: 'Gatehouse-Zertifikate',
  oursAbout:
    'Die Zertifikate in den Metadaten von Gatehouse. Gatehouse veröffentlicht das nächste Zertifikat, bevor es verwendet wird. Anwendungen, die die Metadaten lesen, übernehmen es daher automatisch.',
  inUse: 'In Verwendung',
  unavailable:
    'Die Zertifikate sind nicht verfügbar. Eine inaktive Organisation hat keine Zertifikate. Andernfalls versuchen Sie es in einigen Sekunden erneut.',
  useSigning: 'Signatur',
  useEncryption: 'Verschlüsselung',
  subject: 'Antragsteller (Subject)',
  valid: 'Gültig',
  validFromTo: '{from} bis {to}',
  sha256: 'SHA-256',
} satisfies Translation<typeof english>;
