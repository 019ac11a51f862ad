import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  protocol: 'SAML 2.0',
  serves: 'Organisation: {organization}',
  servesAll: 'Alle Organisationen',
  updated: 'Aktualisiert: {time}',
  allApplications: 'Alle SAML-Anwendungen',
  tabs: 'Bereiche der Anwendung',
  settings: 'Einstellungen',
  attributes: 'Attribute',
  connect: 'Verbinden',
  certificates: 'Zertifikate',
  test: 'Testen',
  access: 'Zugriff',
  provisioning: 'Bereitstellung',
  danger: 'Gefahrenbereich',
  disableEffect:
    'Beim Deaktivieren werden neue Anmeldungen bei dieser Anwendung gesperrt. Bestehende Sitzungen in der Anwendung laufen weiter, bis die Anwendung sie beendet. Die Einstellungen bleiben erhalten, und Sie können die Anwendung wieder aktivieren.',
  enableEffect: 'Benutzer können sich wieder bei dieser Anwendung anmelden.',
  deleteEffect:
    'Löscht die Anwendung mit ihren Einstellungen. Benutzer können sich nicht mehr bei ihr anmelden. Die Entity-ID bleibt reserviert: Wenn derselbe Eigentümer sie erneut registriert, behalten Benutzer ihre Kennungen.',
  save: 'Änderungen speichern',
  saveMine: 'Meine Werte speichern',
  entityIdAbout: 'Sie können die Entity-ID nicht ändern, weil Benutzerkennungen von ihr abhängen.',
  sign: 'Signierte Elemente',
  signHelp: 'Die meisten Anwendungen akzeptieren Signaturen auf beiden Elementen.',
  signatureAlgorithm: 'Signaturalgorithmus',
  encryption: 'Verschlüsselung der Assertion',
  encryptionHelp: 'Erfordert ein Verschlüsselungszertifikat der Anwendung unter „Zertifikate“.',
  notEncrypted: 'Nicht verschlüsselt (bei der Übertragung durch TLS geschützt)',
  weakTitle: 'Ein schwacher Algorithmus ist aktiv',
  weakAbout:
    'Angreifer mit genügend Mitteln können SHA-1-Signaturen fälschen. Die Verschlüsselung mit CBC und Triple-DES lässt sich mit vielen veränderten Nachrichten brechen. Wenn SHA-1 ausgewählt ist, akzeptiert Gatehouse auch mit SHA-1 signierte Anfragen. Wechseln Sie zu SHA-256 und AES-GCM, sobald die Anwendung sie unterstützt.',
  signOn: 'Anmeldeanfragen',
  requireSigned: 'Signierte Anfragen verlangen',
  requireSignedHelp: 'Erfordert ein Signaturzertifikat der Anwendung unter „Zertifikate“.',
  idpInitiatedHelp:
    'Aktivieren Sie dies nur, wenn die Anwendung nicht angeforderte Assertions akzeptiert. Deaktiviert ist es sicherer, da Angreifer sonst Benutzer ohne deren Absicht anmelden könnten.',
  attributesAbout:
    'Jedes Attribut sendet einen Wert des Benutzers unter dem Namen, den die Anwendung erwartet. Attribute ohne Wert werden ausgelassen.',
  noAttributes: 'Assertions enthalten nur die NameID.',
  addAttribute: 'Attribut hinzufügen',
  saveAttributes: 'Attribute speichern',
  attributeNumber: 'Attribut {number, number}',
  attributeName: 'Attributname',
  attributeValue: 'Wert',
  nameFormat: 'Namensformat',
  remove: 'Entfernen',
  removeAttribute: 'Attribut {number, number} entfernen',
} satisfies Translation<typeof english>;
