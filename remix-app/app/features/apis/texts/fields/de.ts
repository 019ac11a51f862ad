import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  name: 'Name',
  nameHelp: 'Wird nur Administratoren angezeigt.',
  scopes: 'Scopes',
  scopesHelp:
    'Was Anwendungen erlaubt werden kann, ein Scope pro Zeile. Zugriffstoken enthalten die gewährten Scopes, und die API prüft sie bei jeder Anfrage.',
  identifier: 'Kennung (Audience)',
  allApis: 'Alle APIs',
  accessTokens: 'Zugriffstoken',
  jwt: 'JWT',
  jwtLife: '5 Minuten',
  jwtChoice: 'JWT, 5 Minuten gültig',
  jwtAbout:
    'Die API prüft das Token selbst mit den öffentlichen Schlüsseln von Gatehouse. Das Token kann vor seinem Ablauf nicht widerrufen werden.',
  opaque: 'Opak',
  opaqueLife: '1 Stunde',
  opaqueChoice: 'Opak, 1 Stunde gültig',
  opaqueAbout: 'Die API prüft jedes Token bei Gatehouse (Introspection). Ein Widerruf wirkt sofort.',
  mayAct: 'Darf handeln',
  mayActHelp:
    'Client-IDs der Anwendungen, die Zugriffstoken für diese API eintauschen dürfen, eine pro Zeile. Meist der Dienst hinter der API.',
  downstream: 'Nachgelagerte APIs',
  downstreamHelp:
    'Was ein Scope bei einer anderen API wert ist, eine Zeile je Eintrag: der Scope, die Kennung der anderen API und deren Scopes. Gegen anderes lassen sich Token nicht eintauschen.',
} satisfies Translation<typeof english>;
