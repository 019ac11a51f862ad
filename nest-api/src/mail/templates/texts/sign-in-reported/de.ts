import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'Ein Benutzer hat eine Anmeldung an seinem Konto gemeldet',
  about: '{email} meldet, dass eine Anmeldung an diesem Konto nicht von ihm stammt.',
  noPassword: 'Das Konto hat kein Passwort, das zurückgesetzt werden könnte.',
  suspended:
    'Faktoren, die auf dem Gerät eingerichtet wurden und nicht mehr funktionieren: {count}. Wenn der Benutzer keinen anderen Faktor hat, prüfen Sie seine Identität und setzen Sie seine Faktoren zurück.',
  done: 'Das Gerät ist abgemeldet und dem Konto nicht mehr bekannt.',
  next: 'Nehmen Sie Kontakt auf. Wenn die Anmeldung über einen Identitätsanbieter erfolgt, sichern Sie das Konto dort.',
  action: 'Benutzer öffnen',
} satisfies Translation<typeof english>;
