import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  requiredSubject: 'Single Sign-on ist jetzt erforderlich',
  requiredBy:
    '{by} hat Single Sign-on für Ihre Organisation verpflichtend gemacht. Die Anmeldung mit Passwort ist deaktiviert.',
  required:
    'Ein Administrator hat Single Sign-on für Ihre Organisation verpflichtend gemacht. Die Anmeldung mit Passwort ist deaktiviert.',
  scheduledSubject: 'Single Sign-on wird erforderlich',
  scheduledBy:
    '{by} macht Single Sign-on für Ihre Organisation ab {at} verpflichtend. Bis dahin funktionieren Passwörter weiterhin.',
  scheduled:
    'Ein Administrator macht Single Sign-on für Ihre Organisation ab {at} verpflichtend. Bis dahin funktionieren Passwörter weiterhin.',
  exempt:
    'Diese Notfalladministratoren können weiterhin ihr Passwort verwenden: {emails}. Alle Administratoren werden benachrichtigt, wenn einer von ihnen das tut.',
  endedSubject: 'Single Sign-on ist nicht mehr erforderlich',
  endedBy:
    '{by} hat die Pflicht zu Single Sign-on für Ihre Organisation aufgehoben. Mitglieder können sich wieder mit ihrem Passwort anmelden.',
  ended:
    'Ein Administrator hat die Pflicht zu Single Sign-on für Ihre Organisation aufgehoben. Mitglieder können sich wieder mit ihrem Passwort anmelden.',
  unexpected:
    'Wenn Sie dies nicht erwartet haben, wenden Sie sich an den Administrator und machen Sie Single Sign-on wieder verpflichtend.',
  action: 'Einstellungen für Single Sign-on öffnen',
} satisfies Translation<typeof english>;
