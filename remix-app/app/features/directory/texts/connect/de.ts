import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  clientOther: 'Anderer SCIM-Client',
  guideValues: 'Werte für {name}',
  guide: 'Verzeichnis einrichten',
  guideOf: 'Anleitung für',
  token: 'Bearer-Token',
  tokenOnce: 'Kopieren Sie das Token jetzt. Es wird nur einmal angezeigt.',
  tokenStored:
    'Nur sein Hash wird gespeichert. Geben Sie es in Ihrem Verzeichnis ein und widerrufen Sie dann das alte Token.',
  address: 'Basis-URL',
  addressAbout: 'Ihr Verzeichnis sendet seine Anfragen hierher.',
  createClient: 'OAuth-Client erstellen',
  clientOnce: 'Kopieren Sie das Client-Secret jetzt. Es wird nur einmal angezeigt.',
  clientStored:
    'Nur sein Hash wird gespeichert. Geben Sie die Werte unten in Ihrem Verzeichnis ein und widerrufen Sie dann, was es bisher verwendet hat.',
  clientValues: 'Werte für {name} als OAuth-Client',
  clientGrant: 'Grant-Typ client_credentials. Das Verzeichnis braucht keinen Scope.',
  clientId: 'Client-ID',
  clientSecret: 'Client-Secret',
} satisfies Translation<typeof english>;
