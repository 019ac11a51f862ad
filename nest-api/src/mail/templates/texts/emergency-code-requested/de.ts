import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'Ein Notfalladministrator bittet um Zugang',
  about:
    'Der Notfalladministrator {email} hat sein Passwort und einen Notfallcode eingegeben. Ihre Organisation verlangt, dass ein anderer Administrator den Code freigibt.',
  next: 'Fragen Sie zuerst bei diesem Benutzer nach. Wenn er es bestätigt, geben Sie den Code innerhalb von {minutes, number} Minuten frei. Wenn nicht, sind sein Passwort und ein Code vielleicht gestohlen: Setzen Sie das Passwort zurück und erstellen Sie neue Notfallcodes.',
  action: 'Einstellungen für Single Sign-on öffnen',
} satisfies Translation<typeof english>;
