import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  passwordChangedSubject: 'Ihr Passwort wurde geändert',
  passwordChanged: 'Das Passwort Ihres Kontos wurde geändert.',
  totpAddedSubject: 'Eine Authentifizierungs-App wurde hinzugefügt',
  totpAdded: 'Ihrem Konto wurde eine Authentifizierungs-App hinzugefügt.',
  totpRemovedSubject: 'Eine Authentifizierungs-App wurde entfernt',
  totpRemoved:
    'Die Authentifizierungs-App wurde aus Ihrem Konto entfernt. Bei der Anmeldung werden ihre Codes nicht mehr abgefragt.',
  passkeyAddedSubject: 'Ein Passkey wurde hinzugefügt',
  passkeyAdded: 'Ihrem Konto wurde ein Passkey hinzugefügt. Damit ist eine Anmeldung möglich.',
  passkeyRemovedSubject: 'Ein Passkey wurde entfernt',
  passkeyRemoved: 'Ein Passkey wurde aus Ihrem Konto entfernt.',
  recoveryCodesRenewedSubject: 'Neue Wiederherstellungscodes wurden erstellt',
  recoveryCodesRenewed:
    'Für Ihr Konto wurden neue Wiederherstellungscodes erstellt. Die alten Codes funktionieren nicht mehr.',
  recoveryCodeUsedSubject: 'Ein Wiederherstellungscode wurde verwendet',
  recoveryCodeUsed: 'Für eine Anmeldung an Ihrem Konto wurde ein Wiederherstellungscode verwendet.',
  emailChangedSubject: 'Ihre E-Mail-Adresse wurde geändert',
  emailChanged: 'Die E-Mail-Adresse Ihres Kontos wurde geändert.',
  factorsResetSubject: 'Ihre zweiten Faktoren wurden zurückgesetzt',
  factorsReset:
    'Ein Administrator der Plattform hat die zweiten Faktoren Ihres Kontos entfernt. Richten Sie bei der nächsten Anmeldung neue ein.',
  next: 'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, ändern Sie sofort Ihr Passwort und prüfen Sie Ihre Geräte.',
  action: 'Kontoeinstellungen öffnen',
} satisfies Translation<typeof english>;
