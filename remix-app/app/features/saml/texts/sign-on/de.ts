import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  signIn: 'Anmelden',
  signInAgain: 'Erneut anmelden',
  toContinue: 'um zu <b>{application}</b> zu gelangen',
  notAMember:
    'Diese Anwendung gehört zu einer anderen Organisation als {email}. Melden Sie sich mit einem Konto jener Organisation an.',
  notAssigned:
    'Sie sind dieser Anwendung mit <b>{email}</b> nicht zugewiesen. Fragen Sie Ihren Administrator, oder verwenden Sie ein anderes Konto.',
  confirmPasskey: 'Mit Ihrem Passkey bestätigen',
  riskFactor:
    'Diese Sitzung ist für Ihr Konto ungewöhnlich. Ihre Organisation verlangt für <b>{application}</b> Ihre Authentifizierungs-App oder Ihren Passkey.',
  riskPasskey:
    'Diese Sitzung ist für Ihr Konto ungewöhnlich. Ihre Organisation verlangt für <b>{application}</b> Ihren Passkey.',
  riskSignIn:
    'Diese Sitzung ist für Ihr Konto ungewöhnlich. Ihre Organisation verlangt deshalb für <b>{application}</b> eine neue Anmeldung.',
  confirmFactor: 'Mit dem zweiten Faktor bestätigen',
  continue: 'Weiter',
  cancel: 'Abbrechen und zurück zu {application}',
  over: 'Diese Anmeldung ist nicht mehr gültig',
  overAbout:
    'Sie hat zu lange gedauert oder ist bereits abgeschlossen. Kehren Sie zur Anwendung zurück, und melden Sie sich erneut an.',
  toStart: 'Zur Startseite',
} satisfies Translation<typeof english>;
