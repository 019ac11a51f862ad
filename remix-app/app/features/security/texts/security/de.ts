import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Sicherheitseinstellungen',
  about: 'Anmeldeaktivität und Anmelderichtlinie Ihrer Organisation.',
  auditLog: 'Audit-Log',
  activity: 'Anmeldeaktivität',
  noActivity: 'Erfolgreiche und fehlgeschlagene Anmeldungen erscheinen hier nach der ersten Anmeldung.',
  seeTenants: 'Mandanten ansehen',
  inviteUsers: 'Benutzer einladen',
  requirements: 'Vorgaben',
  noOrganization: 'Sie sind kein Mitglied einer Organisation, daher gilt keine Richtlinie.',
  sessions: 'Sitzungen',
  sessionsAbout: 'Benutzer werden eine Minute vor Ablauf ihrer Sitzung gewarnt.',
  idle: 'Zeitlimit bei Inaktivität',
  total: 'Maximale Dauer',
  hours: '{count, plural, one {# Stunde} other {# Stunden}}',
  minutes: '{count, plural, one {# Minute} other {# Minuten}}',
} satisfies Translation<typeof english>;
