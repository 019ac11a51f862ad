import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Neue API',
  about: 'Eine API akzeptiert Zugriffstoken. Anwendungen fordern sie mit der Kennung der API an.',
  identifierHelp:
    'Eine URI, die Ihnen gehört. Sie muss nicht erreichbar sein. Anwendungen senden sie als resource, und Zugriffstoken enthalten sie als aud. Sie können sie später nicht ändern.',
  organization: 'Organisation (optional)',
  organizationHelp:
    'Der Code, zum Beispiel TEN-001, oder der Slug. Nur Anwendungen dieser Organisation können Token anfordern. Wenn das Feld leer ist, können dies nur Anwendungen für alle Organisationen.',
  register: 'API registrieren',
} satisfies Translation<typeof english>;
