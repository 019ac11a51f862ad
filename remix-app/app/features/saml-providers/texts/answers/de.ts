import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  unknownOrganization: 'Es gibt keine Organisation mit diesem Code oder Slug',
  notSaved: 'Die Anwendung wurde nicht gespeichert. Versuchen Sie es erneut.',
  wrongName: 'Dies ist nicht der Name der Anwendung',
  entityIdTaken: 'Eine Anwendung mit dieser Entity-ID ist bereits registriert',
  enterMetadataUrl: 'Geben Sie die Metadaten-URL ein',
  enterEntityId: 'Geben Sie die Entity-ID ein',
  enterAcsUrl: 'Geben Sie die ACS-URL ein',
  giveMetadata: 'Fügen Sie die Metadaten ein oder wählen Sie eine Datei',
  pasteCertificate: 'Fügen Sie ein Zertifikat ein',
  badCharacter: 'Der Name enthält ein Steuerzeichen. Entfernen Sie es.',
  badAttribute: 'Dieses Attribut ist ungültig',
  duplicateAttribute: 'Dieser Attributname ist bereits vorhanden',
  name: 'Name',
  acsUrl: 'ACS-URL',
  sloUrl: 'Single-Logout-URL',
  sloBinding: 'Single-Logout-Binding',
  metadataUrl: 'Metadaten-URL',
  nameId: 'NameID-Format',
  sign: 'Signierte Elemente',
  signatureAlgorithm: 'Signaturalgorithmus',
  encryption: 'Verschlüsselung der Assertion',
  requireSigned: 'Signierte Anfragen verlangen',
  idpInitiated: 'IdP-initiierte Anmeldung zulassen',
  attributes: 'Attribute',
  active: 'Aktiv',
  yes: 'Ja',
  no: 'Nein',
  wrongVariable:
    'Geben Sie nur diesen Teil ein, mit Buchstaben, Ziffern, Punkten, Bindestrichen und Unterstrichen.',
} satisfies Translation<typeof english>;
