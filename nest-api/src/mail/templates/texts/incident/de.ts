import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'Gatehouse hat einen Angriff auf Anmeldungen erkannt',
  password_spraying:
    '{count, plural, one {Das Netzwerk {subject} probiert Passwörter an # Konto aus.} other {Das Netzwerk {subject} probiert Passwörter an # Konten aus.}}',
  credential_stuffing:
    '{count, plural, one {Viele Netzwerke probieren gestohlene Passwörter an # Konto aus.} other {Viele Netzwerke probieren gestohlene Passwörter an # Konten aus.}}',
  password_guessing: 'Viele Netzwerke erraten das Passwort von {subject}.',
  second_factor_fatigue: 'Jemand kennt das Passwort von {subject}, aber nicht den zweiten Faktor.',
  session_moved: 'Jemand anderes verwendet wahrscheinlich eine Sitzung von {subject}.',
  token_reused: 'Ein Token von {subject} wurde zweimal verwendet. Wahrscheinlich hat es jemand anderes.',
  high: 'Handeln Sie jetzt: Ein Passwort ist bekannt, oder eine Anmeldung war erfolgreich.',
  next: 'Der Vorfall nennt die betroffenen Benutzer und Netzwerke und schlägt nächste Schritte vor. Sie erhalten höchstens {most, number} dieser E-Mails am Tag.',
  action: 'Vorfall öffnen',
} satisfies Translation<typeof english>;
