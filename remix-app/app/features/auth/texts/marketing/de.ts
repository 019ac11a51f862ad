import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  lead: 'Eine Anmeldung für Ihr ganzes Unternehmen.',
  security: 'Sicherheit für Unternehmen',
  securityAbout: 'Jeder Mandant ist isoliert, und das Audit-Protokoll hält jede Änderung dauerhaft fest.',
  speed: 'Blitzschnell',
  speedAbout: 'Eine Anmeldung öffnet sofort jede Anwendung.',
  scale: 'Skalierbare Plattform',
  scaleAbout: 'Vom ersten bis zum zehntausendsten Kunden, ohne Migration.',
  support: 'Premium-Support',
  supportAbout: 'Fachleute, die die Standards kennen und Ihr Problem lösen.',
} satisfies Translation<typeof english>;
