import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'Ihre Organisation verwendet Gatehouse bereits',
  about:
    'Sie haben sich mit einer E-Mail-Adresse von {domain} bei Gatehouse registriert. Eine Organisation hat diese Domain verifiziert, und ihre Mitglieder treten per Einladung bei.',
  next: 'Bitten Sie Ihr IT-Team um eine Einladung. Es wurde keine zweite Organisation erstellt.',
  action: 'Nach der Einladung anmelden',
  notYou: 'Wenn Sie sich nicht registriert haben, ignorieren Sie diese Nachricht.',
} satisfies Translation<typeof english>;
