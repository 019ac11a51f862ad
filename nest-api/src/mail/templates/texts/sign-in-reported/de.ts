import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'Ein Benutzer hat eine Anmeldung an seinem Konto gemeldet',
  about:
    '{email} meldet, dass eine Anmeldung an diesem Konto nicht von ihm stammt. Das Konto hat kein Passwort, das zurückgesetzt werden könnte.',
  done: 'Das Gerät ist abgemeldet und dem Konto nicht mehr bekannt.',
  next: 'Nehmen Sie Kontakt auf. Wenn die Anmeldung über einen Identitätsanbieter erfolgt, sichern Sie das Konto dort.',
  action: 'Benutzer öffnen',
} satisfies Translation<typeof english>;
