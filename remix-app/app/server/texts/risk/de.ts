import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  scoreOf: '{score} von 100',
  a_allow: 'Die Richtlinie erlaubt Anmeldungen mit diesem Risiko.',
  a_second_factor: 'Die Richtlinie verlangte einen zweiten Faktor.',
  a_passkey: 'Die Richtlinie verlangte einen Passkey.',
  a_approval: 'Die Richtlinie hat die Anmeldung für die Genehmigung eines Administrators angehalten.',
  a_approved: 'Ein Administrator hat die Anmeldung genehmigt, die die Richtlinie angehalten hat.',
  a_reject: 'Die Richtlinie hat die Anmeldung abgelehnt.',
  r_second_factor: 'Die Richtlinie berichtet nur. Sie hätte einen zweiten Faktor verlangt.',
  r_passkey: 'Die Richtlinie berichtet nur. Sie hätte einen Passkey verlangt.',
  r_approval:
    'Die Richtlinie berichtet nur. Sie hätte die Anmeldung für die Genehmigung eines Administrators angehalten.',
  r_reject: 'Die Richtlinie berichtet nur. Sie hätte die Anmeldung abgelehnt.',
  new_device: 'Ein Gerät, mit dem sich der Benutzer noch nicht angemeldet hat',
  new_country: 'Ein neues Land: {found}. Üblich: {usual}',
  new_region: 'Eine neue Region: {found}. Üblich: {usual}',
  new_operator: 'Ein neuer Netzbetreiber: {found}. Üblich: {usual}',
  impossible_travel: 'Zu weit für eine Reise in dieser Zeit: von {usual} nach {found}',
  unusual_hour: 'Eine ungewöhnliche Zeit: {found} UTC. Üblich: {usual} UTC',
  suspect_password_spraying: 'Aus diesem Netzwerk werden Passwörter vieler Konten ausprobiert',
  suspect_credential_stuffing: 'Aus diesem Netzwerk werden geleakte Passwörter ausprobiert',
  many_networks:
    '{count, plural, one {Fehlgeschlagene Versuche dieses Kontos aus # Netzwerk innerhalb einer Stunde} other {Fehlgeschlagene Versuche dieses Kontos aus # Netzwerken innerhalb einer Stunde}}',
  many_failures:
    '{count, plural, one {# fehlgeschlagener Versuch dieses Kontos innerhalb einer Stunde} other {# fehlgeschlagene Versuche dieses Kontos innerhalb einer Stunde}}',
  second_step_fatigue:
    '{count, plural, one {# zweiter Schritt innerhalb einer Stunde, auf den niemand geantwortet hat} other {# zweite Schritte innerhalb einer Stunde, auf die niemand geantwortet hat}}',
  b_script: 'Ein Skript und kein Browser',
  b_automated: 'Ein automatisierter Browser',
  b_user_agent: 'Ein User-Agent, der sich selbst widerspricht',
  b_client_hints: 'Ein User-Agent, der den Client Hints des Browsers widerspricht',
  b_other: 'Ein anderer Browser auf einem bekannten Gerät: {found}. Üblich: {usual}',
  new_application: 'Eine Anwendung, die der Benutzer noch nicht verwendet hat',
  unlike_organization: 'Anders als andere Anmeldungen der Organisation: {found}',
  other_claims:
    'Der Identitätsanbieter hat andere Claims gesendet als üblich. Neu: {found}. Fehlend: {usual}',
  notCounted: '{reason} (nicht gezählt)',
  f_country: 'Land',
  f_operator: 'Netzbetreiber',
  f_hour: 'Uhrzeit',
  f_method: 'Authentifizierungsmethode',
  f_browser: 'Browser',
  other_country: 'Ein anderes Land als bei der Anmeldung: {found}. Vorher: {usual}',
  other_operator: 'Ein anderer Netzbetreiber als bei der Anmeldung: {found}. Vorher: {usual}',
  other_browser: 'Ein anderer Browser als bei der Anmeldung: {found}. Vorher: {usual}',
  reused_token: 'Ein Code oder Aktualisierungstoken von {found} wurde zweimal verwendet',
} satisfies Translation<typeof english>;
