import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Eigene Attribute in Tokens',
  about:
    'ID-Token und Userinfo-Endpunkt enthalten diese Claims, wenn die Anwendung den Scope „profile“ hat. Andere eigene Attribute werden nicht weitergegeben.',
  none: 'Die Organisation hat keine eigenen Attribute. Legen Sie sie im Tab „Bereitstellung“ einer Verbindung an.',
  claim: 'Claim',
  attribute: 'Eigenes Attribut',
  claimNumber: 'Claim {number, number}',
  attributeNumber: 'Eigenes Attribut von Claim {number, number}',
  empty: 'Leeren Sie den Namen eines Claims, um ihn zu entfernen.',
  save: 'Claims speichern',
  notSaved: 'Die Claims wurden nicht gespeichert. Versuchen Sie es erneut.',
} satisfies Translation<typeof english>;
