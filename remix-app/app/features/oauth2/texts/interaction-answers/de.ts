import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  notAMember:
    'Diese Anwendung gehört zu einer anderen Organisation. Melden Sie sich mit einem Konto jener Organisation an, oder wenden Sie sich an Ihren Administrator.',
  notAssigned:
    'Sie sind dieser Anwendung nicht zugewiesen. Bitten Sie Ihren Administrator, Sie oder eine Ihrer Gruppen zuzuweisen.',
  personChanged:
    'Sie sind jetzt als anderer Benutzer angemeldet. Kehren Sie zur Anwendung zurück, und melden Sie sich erneut an.',
  signInAgain: 'Die Anwendung verlangt, dass Sie sich erneut anmelden.',
  notInUse: 'Diese Anwendung ist deaktiviert. Wenden Sie sich an ihren Betreiber.',
  outOfDate: 'Diese Seite war veraltet. Bitte versuchen Sie es erneut.',
  notCompleted: 'Die Authentifizierung konnte nicht abgeschlossen werden.',
} satisfies Translation<typeof english>;
