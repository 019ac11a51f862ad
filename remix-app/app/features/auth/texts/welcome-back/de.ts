import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Willkommen zurück',
  about: 'Melden Sie sich bei Ihrem Konto an.',
  signInWith: 'Mit {provider} anmelden',
  noAccount: 'Noch kein Konto? <link>Registrieren</link>',
  ssoStatus: 'SSO-Status',
  otherMethod:
    'Wenn Ihr Unternehmen eine andere Anmeldemethode verwendet, wenden Sie sich an Ihren Administrator.',
  ready: 'Bereit',
  byEmail: 'Per geschäftlicher E-Mail',
  notConfigured: 'Nicht konfiguriert',
  unknown: 'Unbekannt',
  demo: 'Demokonten',
  demoAbout: 'Wählen Sie eines aus, um E-Mail-Adresse und Passwort einzutragen.',
  superadmin: 'Super-Admin',
  admin: 'Organisations-Admin',
  user: 'Benutzer',
} satisfies Translation<typeof english>;
