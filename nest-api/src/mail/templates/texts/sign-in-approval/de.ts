import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'Eine Anmeldung wartet auf Ihre Genehmigung',
  about:
    'Eine Anmeldung von {email} ist ungewöhnlich. Die Anmelderichtlinie Ihrer Organisation hält sie an, bis ein Administrator entscheidet.',
  next: 'Wenden Sie sich auf einem bekannten Weg an den Benutzer und fragen Sie nach der angezeigten Nummer. Genehmigen Sie die Anmeldung nur, wenn sie {number} lautet.',
  action: 'Jetzt entscheiden',
  expires:
    'Die Anmeldung läuft nach {minutes, number} Minuten ab. Sie erhalten höchstens {most, number} dieser E-Mails pro Stunde.',
} satisfies Translation<typeof english>;
