import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  unknownOrganization: 'Es gibt keine Organisation mit diesem Code oder Slug',
  wrongName: 'Dies ist nicht der Name der API',
  notDeleted: 'Die API wurde nicht gelöscht. Versuchen Sie es erneut.',
  notSaved: 'Die API wurde nicht gespeichert. Versuchen Sie es erneut.',
  name: 'Name',
  scopes: 'Scopes',
  accessTokens: 'Zugriffstoken',
  jwt: 'JWT',
  opaque: 'Opak',
  mayAct: 'Darf handeln',
  downstream: 'Nachgelagerte APIs',
} satisfies Translation<typeof english>;
