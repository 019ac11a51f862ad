import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Single Sign-On erzwingen',
  about:
    'Mitglieder Ihrer Organisation müssen sich über eine Verbindung anmelden. Passwörter und Passkeys funktionieren nicht mehr: weder auf Anmeldeseiten noch in der API, bei Einladungen oder beim Zurücksetzen des Passworts.',
  aboutOf:
    'Mitglieder von {organization} müssen sich über eine Verbindung anmelden. Passwörter und Passkeys funktionieren nicht mehr: weder auf Anmeldeseiten noch in der API, bei Einladungen oder beim Zurücksetzen des Passworts.',
  allConnections: 'Alle Verbindungen',
  noOrganization:
    'Sie sind kein Mitglied einer Organisation und können diese Richtlinie daher nicht festlegen.',
  required: 'Single Sign-On ist erforderlich',
  notRequired: 'Single Sign-On ist optional',
  requiredAbout:
    'Die Anmeldung mit Passwort ist deaktiviert. Notfalladministratoren können weiterhin ihr Passwort verwenden. Alle Administratoren werden dann benachrichtigt.',
  notRequiredAbout: 'Benutzer können sich über eine Verbindung oder mit ihrem Passwort anmelden.',
  changedAt: 'Zuletzt geändert {at}.',
  testTitle: '1. Verbindung testen',
  testAbout:
    'Ein Administrator der Organisation muss in den letzten 24 Stunden eine Verbindung mit ihren aktuellen Einstellungen getestet haben. So sperrt sich niemand aus.',
  noConnection:
    'Keine Verbindung ist aktiviert. <connect>Verbinden Sie zuerst einen Identitätsanbieter</connect>.',
  passedAt: 'Ein Test war erfolgreich: {at}.',
  passedOutdated:
    'Ein Test war erfolgreich: {at}. Die Einstellungen wurden aber seitdem geändert, oder der Test ist zu alt.',
  neverTested: 'Nie getestet.',
  tested: 'Getestet',
  test: 'Testen',
  namedTitle: '2. Notfalladministratoren auswählen',
  namedAbout:
    'Wählen Sie einen oder zwei Administratoren. Sie können sich mit ihrem Passwort anmelden, wenn der Identitätsanbieter nicht verfügbar ist. Alle Administratoren erhalten jedes Mal eine E-Mail.',
  noPassword: '{email}: hat kein Passwort und kann sich daher nicht auf diese Weise anmelden',
  outagePasswords: 'Passwörter während eines Ausfalls erlauben',
  outagePasswordsAbout:
    'Solange alle aktivierten Verbindungen ausgefallen sind, können sich Mitglieder mit ihrem Passwort anmelden. Andernfalls können das nur Notfalladministratoren. Wer Ihren Identitätsanbieter stört, kann dann ein gestohlenes Passwort verwenden.',
  preview: 'Betroffene Benutzer anzeigen',
  lockedOutTitle: '3. Benutzer, die den Zugriff verlieren würden',
  lockedOutTitleRequired: '3. Benutzer, die sich nicht anmelden können',
  nobodyLockedOut:
    'Keine. Alle Benutzer sind einer Verbindung bekannt oder haben eine E-Mail-Adresse, die eine Verbindung bedient.',
  lockedOut:
    '<b>{count, plural, one {# Benutzer würde} other {# Benutzer würden}}</b> den Zugriff verlieren. {reason}',
  lockedOutRequired:
    '<b>{count, plural, one {# Benutzer kann} other {# Benutzer können}}</b> sich nicht anmelden. {reason}',
  saveTitle: '4. Single Sign-On erzwingen',
  changeTitle: 'Richtlinie ändern',
  saveAbout:
    'Alle Administratoren erhalten eine E-Mail. Bestehende Sitzungen laufen weiter, bis sie ablaufen.',
  changeAbout: 'Wenn Sie Single Sign-On nicht mehr erzwingen, werden alle Administratoren benachrichtigt.',
  saveNamed: 'Änderungen speichern',
  stop: 'Single Sign-On nicht mehr erzwingen',
  require: 'Single Sign-On erzwingen',
  requireAndLockOut:
    '{count, plural, one {Single Sign-On erzwingen und # Benutzer aussperren} other {Single Sign-On erzwingen und # Benutzer aussperren}}',
  scheduled: 'Single Sign-On wird erforderlich',
  scheduledAbout:
    'Ab {at} funktionieren Passwörter und Passkeys für Mitglieder nicht mehr. Bis dahin funktionieren sie weiterhin, und Benutzer sehen dieses Datum bei der Anmeldung.',
  requiredCodesAbout:
    'Die Anmeldung mit Passwort ist deaktiviert. Notfalladministratoren können sich mit ihrem Passwort und einem Notfallcode anmelden. Alle Administratoren werden dann benachrichtigt.',
  emergencyAccess: 'Notfallzugang',
  emergencyAccessAbout:
    'Legt fest, was ein Notfalladministrator braucht, um sich ohne den Identitätsanbieter anzumelden.',
  accessCode: 'Passwort und ein Notfallcode',
  accessCodeAbout:
    'Zehn Codes werden erstellt und einmal angezeigt. Drucken Sie sie aus und bewahren Sie sie sicher auf. Jeder Code funktioniert einmal.',
  accessRelease: 'Passwort, ein Code und eine zweite Person',
  accessReleaseAbout:
    'Zusätzlich muss ein anderer Administrator den Code innerhalb von 15 Minuten freigeben.',
  accessPassword: 'Nur Passwort',
  accessPasswordAbout:
    'Wer das Passwort eines Notfalladministrators kennt, kann den Identitätsanbieter umgehen.',
  codes: 'Notfallcodes',
  codesTitle: 'Speichern Sie jetzt die Notfallcodes',
  codesAbout:
    'Sie werden nur einmal angezeigt. Drucken Sie sie aus und bewahren Sie sie sicher auf. Ein Notfalladministrator braucht zur Anmeldung sein Passwort und einen dieser Codes. Die bisherigen Codes funktionieren nicht mehr.',
  codesLeft:
    '{count, plural, =0 {Kein Code ist übrig, ein Notfallzugang ist daher nicht möglich. Erstellen Sie neue Codes.} one {# Code ist übrig.} other {# Codes sind übrig.}}',
  codesCreated: 'Erstellt {at}.',
  requested: '{email} hat {at} einen Code eingegeben und wartet auf die Freigabe.',
  released: 'Der Code von {email} wurde {at} freigegeben.',
  release: 'Code freigeben',
  renewCodes: 'Neue Codes erstellen',
  renewCodesAbout: 'Die aktuellen Codes funktionieren dann sofort nicht mehr.',
  graceDays: 'Übergangsfrist (Tage)',
  graceDaysAbout:
    'Während der Übergangsfrist funktionieren Passwörter weiterhin. Mit 0 wird Single Sign-On sofort verlangt. Höchstens 30 Tage.',
  requireNow: 'Single Sign-On jetzt erzwingen',
} satisfies Translation<typeof english>;
