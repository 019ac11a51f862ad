import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'Der Entwurf einer Verbindung wurde zurückgenommen',
  aboutNamed:
    'Der Entwurf der Verbindung „{connection}“ wurde zurückgenommen: {failed, number} von {attempts, number} Anmeldungen mit dem Entwurf schlugen fehl.',
  about:
    'Der Entwurf einer Ihrer Verbindungen wurde zurückgenommen: {failed, number} von {attempts, number} Anmeldungen mit dem Entwurf schlugen fehl.',
  effect: 'Alle Anmeldungen verwenden die Verbindung wieder ohne den Entwurf. Der Entwurf bleibt erhalten.',
  next: 'Öffnen Sie den Entwurf, um die Ursachen zu sehen. Korrigieren und testen Sie ihn anschließend.',
  action: 'Entwurf öffnen',
} satisfies Translation<typeof english>;
