import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  unchangedEmail: 'Dies ist bereits Ihre E-Mail-Adresse',
  worksCouncil: 'Der Betriebsratsmodus Ihrer Organisation verbirgt dies. {name} hat ihn am {day} aktiviert.',
  worksCouncilEnded:
    'Der Betriebsratsmodus Ihrer Organisation endete am {day}. Was bis dahin aufgezeichnet wurde, bleibt verborgen.',
  sessionEnded: 'Die Sitzung ist abgelaufen. Melden Sie sich an, um fortzufahren.',
  sessionMoved:
    'Diese Sitzung wurde aus einem anderen Netzwerk oder Browser verwendet und deshalb beendet. Melden Sie sich erneut an.',
  signIn: 'Melden Sie sich an, um fortzufahren.',
  phoneClock: 'Dieser Code ist nicht richtig. Prüfen Sie, ob die Uhr Ihres Telefons richtig geht.',
  invalidFactor: 'Dieser Code ist nicht richtig oder wurde bereits verwendet.',
  passkeyRejected:
    'Dieser Passkey wurde nicht akzeptiert. Versuchen Sie es erneut, oder verwenden Sie eine andere Anmeldemethode.',
  secondFactor: 'Bestätigen Sie zusätzlich mit Ihrem zweiten Faktor.',
  ticketExpired: 'Diese Anmeldung hat zu lange gedauert. Beginnen Sie von vorn.',
  totpExists:
    'Eine Authentifizierungs-App ist bereits eingerichtet. Entfernen Sie sie, bevor Sie eine andere einrichten.',
  nothingToConfirm: 'Es wird nichts eingerichtet. Beginnen Sie von vorn.',
  tooManyPasskeys: 'Sie haben die maximale Anzahl an Passkeys. Entfernen Sie einen, den Sie nicht verwenden.',
  passkeyKnown: 'Dieses Gerät hat bereits einen Passkey für Ihr Konto.',
  recoveryWithoutFactor:
    'Wiederherstellungscodes ersetzen einen zweiten Faktor. Richten Sie zuerst einen zweiten Faktor ein.',
  factorRequired:
    'Ihre Organisation verlangt einen zweiten Faktor. Fügen Sie einen anderen hinzu, bevor Sie diesen entfernen.',
  lastMethod: 'Dies ist Ihre einzige Anmeldemethode. Legen Sie ein Passwort fest, bevor Sie sie entfernen.',
  linkExpired: 'Dieser Link ist abgelaufen oder wurde bereits verwendet. Fordern Sie einen neuen an.',
  commonPassword: 'Dieses Passwort ist verbreitet und leicht zu erraten. Wählen Sie ein anderes.',
  leakedPassword: 'Dieses Passwort ist in einem Datenleck aufgetaucht. Wählen Sie ein anderes.',
  samePassword: 'Das ist Ihr aktuelles Passwort. Wählen Sie ein anderes.',
  workRequired: 'Zu viele Versuche. Lösen Sie die Aufgabe, oder versuchen Sie es später noch einmal.',
  invalidWork:
    'Dieser Arbeitsnachweis ist ungültig, abgelaufen oder schon verwendet. Versuchen Sie es noch einmal.',
  disposableEmail: 'Das ist eine Wegwerf-E-Mail-Adresse. Verwenden Sie eine dauerhafte.',
  obviousPassword:
    'Dieses Passwort enthält Ihren Namen, Ihre E-Mail-Adresse, Ihre Organisation oder den Produktnamen. Wählen Sie eines, das niemand nachschlagen kann.',
  wrongPassword: 'Dies ist nicht Ihr aktuelles Passwort',
  networksOfApplication:
    'Geben Sie ein erlaubtes oder gesperrtes Netzwerk ein, oder entfernen Sie diese Anwendung',
  replayedApplication: 'Wählen Sie eine Anwendung der Organisation',
  riskTarget: 'Wählen Sie eine Gruppe oder eine Anwendung der Organisation',
  riskTargetTwice: 'Verwenden Sie eine Regel für jede Gruppe und jede Anwendung',
  policyTenant: 'Geben Sie den Mandanten an, zu dem die Richtlinie gehört',
  ownNetworkBlocked:
    'Diese Liste sperrt Ihre eigene Adresse {address}. Entfernen Sie das Netzwerk, das sie enthält',
  ownNetworkMissing:
    'In dieser Liste fehlt Ihre eigene Adresse {address}. Fügen Sie ein Netzwerk hinzu, das sie enthält',
  noCountries: 'Diese Installation hat keine Datei der Länder, daher würde {country} auf niemanden zutreffen',
  noOperators:
    'Diese Installation hat keine Datei der Betreiber, daher würde {operator} auf niemanden zutreffen',
  networkRule:
    'Verwenden Sie eine IP-Adresse, einen Bereich wie 203.0.113.0/24, ein Land wie DE oder einen Betreiber wie AS3320',
  network: 'Verwenden Sie eine IP-Adresse oder einen Bereich wie 203.0.113.0/24 oder 2001:db8::/32',
  networks:
    'Verwenden Sie bis zu {count, number} IP-Adressen, Bereiche, Länder oder Betreiber, durch Kommas getrennt',
  approvalDecided:
    'Diese Anmeldung wartet nicht mehr: Es wurde über sie entschieden, sie wurde abgebrochen, oder sie ist abgelaufen.',
  ownApproval: 'Über Ihre eigene Anmeldung muss ein anderer Administrator entscheiden.',
  approvalByAdmins: 'Nur Administratoren der Organisation genehmigen deren Anmeldungen.',
  approvalRejected: 'Ein Administrator hat die Anmeldung abgelehnt',
  peopleTenant: 'Geben Sie den Mandanten an, zu dem die Benutzer gehören',
  signUpsOfAll: 'Registrierungen gehören zu allen Organisationen zusammen',
  organizationNeeded: 'Geben Sie die Organisation an',
  roleView: 'Nur Super-Admins können eine Rollenansicht wählen.',
  accountSuspended: 'Ihr Konto ist gesperrt. Wenden Sie sich an Ihren Administrator.',
  noOrganization:
    'Ihr Konto gehört zu keiner Organisation. Bitten Sie Ihren Administrator um eine Einladung.',
  organizationInactive: 'Ihre Organisation ist nicht aktiv.',
  standingPending:
    'Ihre Organisation ist noch nicht aktiviert. Sie können alles ansehen und nach der Aktivierung Änderungen vornehmen.',
  standingOnHold:
    'Ihre Organisation ist pausiert. Sie können alles ansehen, aber nichts ändern. Kontaktieren Sie uns, um dies aufzuheben.',
  standingInactive: 'Ihre Organisation ist nicht aktiv. Wenden Sie sich an Ihren Administrator.',
  standingSuspended: 'Ihre Organisation ist gesperrt. Bitten Sie Ihren Administrator, uns zu kontaktieren.',
  standingCancelled:
    'Ihre Organisation hat ihr Abonnement gekündigt. Wenden Sie sich an Ihren Administrator.',
  standingDeactivated:
    'Ihre Organisation ist deaktiviert. Bitten Sie Ihren Administrator, uns zu kontaktieren.',
  superadminThroughTenant:
    'Dies ist ein Super-Admin-Konto. Es kann sich nicht über eine Organisation anmelden. Verwenden Sie seine eigene Anmeldemethode.',
  ownVerification:
    'Sie haben sich über den Identitätsanbieter einer anderen Organisation angemeldet. Melden Sie sich erneut an, um diese zu öffnen.',
  tooLongAgo:
    'Diese Organisation verlangt eine aktuellere Anmeldung. Melden Sie sich erneut an, um sie zu öffnen.',
  ssoRequired:
    'Ihre Organisation verlangt Single Sign-on. Wählen Sie Ihren Identitätsanbieter auf der Anmeldeseite.',
  emailTaken: 'Für diese E-Mail-Adresse gibt es bereits ein Konto. Melden Sie sich damit an.',
  emailTakenAccept:
    'Für diese E-Mail-Adresse gibt es bereits ein Konto. Melden Sie sich damit an, um anzunehmen.',
  sameOrganization: 'Ihre Sitzung ist bereits in dieser Organisation.',
  roleForbids: 'Ihre Rolle erlaubt das nicht.',
  busy: 'Der Server ist ausgelastet. Versuchen Sie es gleich noch einmal.',
  reauthenticate: 'Bestätigen Sie Ihre Identität, um diese Aktion abzuschließen.',
  notExportable:
    'Ihre Organisation kann die Daten dieses Benutzers nicht allein exportieren. Wenden Sie sich an den Betreiber der Plattform.',
  outranked: 'Dieser Benutzer hat mehr Berechtigungen als Sie. Bitten Sie einen Admin darum.',
  cannotGrant: 'Sie können keine Rolle zuweisen, die mehr Berechtigungen hat als Sie.',
  cannotGrantInLine: 'Sie können keine Rolle zuweisen, die mehr Berechtigungen hat als Sie',
  lastAdmin:
    'Dies ist der letzte aktive Admin der Organisation. Machen Sie zuerst einen anderen Benutzer zum Admin.',
  ownMembership: 'Dies ist Ihr eigenes Konto. Bitten Sie einen anderen Admin darum.',
  lastSuperadmin: 'Dies ist der letzte aktive Super-Admin.',
  beingErased: 'Dieser Benutzer wird gelöscht. Das lässt sich nicht rückgängig machen.',
  suspendedAlready: 'Dieser Benutzer ist bereits gesperrt.',
  activeAlready: 'Dieser Benutzer ist bereits aktiv.',
  noNewFactor: 'Von diesem Benutzer wird kein neuer zweiter Faktor verlangt.',
  roleInUse:
    'Diese Rolle ist Benutzern, Einladungen oder Gruppen zugewiesen. Weisen Sie diesen zuerst eine andere Rolle zu.',
  roleNameTaken: 'Eine andere Rolle der Organisation hat bereits diesen Namen',
  tooManyRoles: 'Eine Organisation kann höchstens {count, number} eigene Rollen haben.',
  noSuchRole: 'Diese Rolle gibt es nicht',
  customAttributeNameTaken: 'Ein anderes eigenes Attribut hat bereits diesen Namen',
  customAttributeReserved: 'SCIM definiert ein Attribut mit diesem Namen. Wählen Sie einen anderen',
  customAttributeCharacters:
    'Verwenden Sie Buchstaben, Ziffern, - und _, und beginnen Sie mit einem Buchstaben',
  customAttributeLabel: 'Geben Sie eine Bezeichnung ein',
  groupNameTaken: 'Eine andere Gruppe der Organisation hat bereits diesen Namen',
  tooManyGroups: 'Eine Organisation kann höchstens {count, number} eigene Gruppen haben.',
  groupOfDirectory: 'Das Verzeichnis „{directory}“ verwaltet diese Gruppe. Ändern Sie sie dort.',
  groupCycle: 'Diese Gruppe ist in einer dieser Gruppen enthalten oder ist eine von ihnen',
  noSuchGroup: 'Eine dieser Gruppen gibt es nicht',
  oneIsNoMember: 'Einer dieser Benutzer ist kein Mitglied der Organisation',
  roleOfGroup:
    'Die Gruppe „{group}“ gibt diese Rolle. Ändern Sie die Gruppen des Benutzers oder die Rolle, die die Gruppe gibt.',
  customRoleOfUsers: 'Eine eigene Rolle setzt die Rolle „tenant_user“ voraus',
  superadminJoinsNone: 'Super-Admins verwalten die Plattform und können keiner Organisation beitreten.',
  invitationOther: 'Diese Einladung ist für {email}. Melden Sie sich mit diesem Konto an, um sie anzunehmen.',
  memberAlready: 'Sie sind bereits Mitglied dieser Organisation.',
  invitationSso:
    'Diese Organisation verlangt Single Sign-on. Melden Sie sich über ihren Identitätsanbieter an, um beizutreten.',
  importByNobody: 'Der Benutzer, der diesen Import gestartet hat, darf keine Benutzer mehr einladen.',
  invitationsToday:
    'Ihre Organisation hat innerhalb von 24 Stunden {count, number} Einladungen versendet. Importieren Sie diese Zeile später erneut.',
  sameAddress: 'Gleiche E-Mail-Adresse wie in Zeile {line, number}',
  isMember: 'Bereits Mitglied der Organisation',
  isInvited: 'Bereits eingeladen',
  isInvitedSentence: 'Diese Adresse ist bereits eingeladen.',
  ssoServesNot:
    'Ihre Organisation verlangt Single Sign-on, und keine aktivierte Verbindung bedient diese Domain',
  noRoleNamed: 'Es gibt keine Rolle namens {role}',
  invitationClosed: 'Diese Einladung wurde angenommen oder widerrufen. Senden Sie eine neue.',
  cannotInvite: 'Diese Adresse kann nicht eingeladen werden',
  columnsOfPeople:
    'Die erste Zeile muss die Spalten benennen: email (erforderlich), first name, last name, role.',
  noAddress: 'Die E-Mail-Adresse fehlt',
  notAddress: 'Dies ist keine E-Mail-Adresse',
  nameTooLong: 'Ein Name darf höchstens 100 Zeichen haben',
  nameControl: 'Ein Name enthält ein Steuerzeichen, z. B. einen Tabulator oder Zeilenumbruch',
  nobodyListed: 'Diese Liste enthält keine Benutzer.',
  tooManyPeople:
    'Die Liste enthält {count, number} Benutzer. Höchstens {limit, number} sind auf einmal erlaubt. Teilen Sie die Liste auf.',
  openQuote: 'Das Anführungszeichen, das in Zeile {line, number} beginnt, wird nicht geschlossen.',
  importLineFailed: 'Die Datenbank hat diese Zeile abgelehnt.',
  importIdTaken: 'Diese ID gehört zu einem anderen Import. Wählen Sie eine neue.',
  savedViewNameTaken: 'Eine andere gespeicherte Ansicht dieser Liste hat diesen Namen',
  tooManySavedViews:
    'Eine Liste kann höchstens {count, number} gespeicherte Ansichten haben. Löschen Sie zuerst eine.',
  unknownListParameter: 'Die Liste hat keinen Parameter {name}',
  triedOtherCode: 'Der Code ist nicht der der Authentifizierungs-App oder wurde bereits verwendet',
  triedNoEmergencyCode: 'Die Organisation hat keinen solchen unbenutzten Notfallcode',
  triedNoRecoveryCode: 'Der Benutzer hat keinen solchen unbenutzten Wiederherstellungscode',
  triedOtherPasskey: 'Die Signatur des Passkeys ist ungültig oder gehört zu einer anderen Challenge',
  mayTry: 'Für Konto und Netzwerk sind weitere Versuche erlaubt',
  triedOtherPassword: 'Das Passwort stimmt nicht',
  noPasswordThere: 'Kein Konto mit dieser Adresse hat ein Passwort',
  triedTooOften: 'Für das Konto oder das Netzwerk gab es zu viele Versuche',
  proved: 'Der Benutzer hat seine Identität bestätigt',
  passkeysElsewhere:
    'Ihre Passkeys funktionieren nur unter {host}. Verwenden Sie sie dort, oder melden Sie sich hier auf andere Weise an.',
  otherAddress:
    'Benutzer anderer Organisationen können sich unter dieser Adresse nicht anmelden. Verwenden Sie die Adresse der Plattform.',
  signUpAtPlatform: 'Registrieren Sie sich unter der Adresse der Plattform.',
  incidentNoAction: 'Dieser Vorfall hat diese Maßnahme nicht',
  incidentNetwork: 'Wählen Sie eines der Netzwerke des Vorfalls',
  policyBlocksMost: 'Die Anmelderichtlinie sperrt bereits {count, number} Netzwerke',
  incidentUser: 'Wählen Sie einen der Benutzer des Vorfalls',
  incidentClosed: 'Dieser Vorfall ist geschlossen. Öffnen Sie ihn zuerst wieder.',
  incidentAssignee:
    'Wählen Sie einen aktiven Admin der Organisation oder, bei einem Vorfall der Plattform, einen Superadmin',
  suppressionsMost: 'Es gibt bereits {count, number} Unterdrückungen. Löschen Sie zuerst eine',
  suppressionUser: 'Dieser Benutzer ist kein Mitglied der Organisation',
  suppressionOne: 'Wählen Sie ein Netzwerk oder einen Benutzer, nicht beides',
  suppressionTime: 'Wählen Sie einen Zeitpunkt innerhalb der nächsten {count, number} Tage',
  displaysMost: 'Es gibt bereits {count, number} Bildschirme. Löschen Sie zuerst einen.',
} satisfies Translation<typeof english>;
