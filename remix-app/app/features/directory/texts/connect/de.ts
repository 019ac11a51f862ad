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
} satisfies Translation<typeof english>;
