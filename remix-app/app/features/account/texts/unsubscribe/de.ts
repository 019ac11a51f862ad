import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Die wöchentliche E-Mail abbestellen?',
  about:
    'Die wöchentliche E-Mail über die Anmeldungen Ihrer Organisationen endet. Andere E-Mails erhalten Sie weiterhin. In Ihren Einstellungen können Sie sie wieder aktivieren.',
  unsubscribe: 'Abbestellen',
  done: 'Die E-Mail ist abbestellt',
  doneAbout:
    'Sie erhalten die wöchentliche E-Mail nicht mehr. In Ihren Einstellungen können Sie sie wieder aktivieren.',
  failed: 'Noch nicht abbestellt',
  deadLink: 'Dieser Link funktioniert nicht',
  deadLinkAbout:
    'Dieser Link ist unvollständig oder abgelaufen. Ändern Sie stattdessen Ihre Benachrichtigungen in den Einstellungen.',
  toSettings: 'Meine Einstellungen öffnen',
} satisfies Translation<typeof english>;
