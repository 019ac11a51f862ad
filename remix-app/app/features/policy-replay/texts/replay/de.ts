import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  button: 'Wer wäre betroffen?',
  buttonNetworks: 'Wer würde abgewiesen?',
  buttonRisk: 'Was würde die Risikorichtlinie tun?',
  title: 'Wer wäre betroffen?',
  titleUsed: 'Wer meldet sich noch ohne Single Sign-On an?',
  titleOf: 'Wer würde bei {application} abgewiesen?',
  noSignIns:
    'Das Anmeldeprotokoll enthält keine Anmeldung der letzten 30 Tage. Die Auswirkung ist daher nicht bekannt.',
  noRequests:
    'Das Anmeldeprotokoll enthält keine Anfrage an {application} der letzten 30 Tage. Die Auswirkung ist daher nicht bekannt.',
  second_factor:
    'In den letzten 30 Tagen hätte bei <b>{affected, number} von {total, plural, one {# Anmeldung} other {# Anmeldungen}}</b> ein zweiter Faktor gefehlt ({users, plural, one {# Benutzer} other {# Benutzer}}).',
  single_sign_on:
    'In den letzten 30 Tagen wären <b>{affected, number} von {total, plural, one {# Anmeldung} other {# Anmeldungen}}</b> abgelehnt worden ({users, plural, one {# Benutzer} other {# Benutzer}}).',
  session_limits:
    'In den letzten 30 Tagen hätten sich <b>{users, plural, one {# Benutzer} other {# Benutzer}}</b> insgesamt {affected, plural, one {#-mal} other {#-mal}} erneut anmelden müssen.',
  networks:
    'In den letzten 30 Tagen kamen <b>{affected, number} von {total, plural, one {# Anmeldung} other {# Anmeldungen}}</b> aus Netzwerken, die diese Listen ablehnen ({users, plural, one {# Benutzer} other {# Benutzer}}).',
  networksOf:
    'In den letzten 30 Tagen kamen <b>{affected, number} von {total, plural, one {# Anfrage} other {# Anfragen}}</b> an {application} aus Netzwerken, die diese Listen ablehnen ({users, plural, one {# Benutzer} other {# Benutzer}}).',
  risk: 'In den letzten 30 Tagen wären <b>{affected, number} von {total, plural, one {# Anmeldung} other {# Anmeldungen}}</b> wegen ihres Risikos abgelehnt worden oder hätten einen weiteren Schritt gebraucht ({users, plural, one {# Benutzer} other {# Benutzer}}).',
  stillUsed:
    'Seit die Pflicht aktiviert wurde, erfolgten <b>{affected, number} von {total, plural, one {# Anmeldung} other {# Anmeldungen}}</b> ohne Single Sign-On ({users, plural, one {# Benutzer} other {# Benutzer}}).',
  nobody:
    'Kein Benutzer wäre betroffen gewesen. Das Anmeldeprotokoll enthält {total, plural, one {# Anmeldung} other {# Anmeldungen}} der letzten 30 Tage.',
  nobodyOf:
    'Kein Benutzer wäre abgewiesen worden. Das Anmeldeprotokoll enthält {total, plural, one {# Anfrage} other {# Anfragen}} an {application} der letzten 30 Tage.',
  nobodyUsed: 'Alle Anmeldungen seit der Aktivierung der Pflicht erfolgten mit Single Sign-On.',
  line: '{count, plural, one {# Anmeldung} other {# Anmeldungen}}, zuletzt {at}',
  requestLine: '{count, plural, one {# Anfrage} other {# Anfragen}}, zuletzt {at}',
  sessionLine: '{count, plural, one {#-mal} other {#-mal}}, zuletzt {at}',
  since: 'Das Protokoll beginnt {at}.',
  estimate:
    'Das ist eine Schätzung. Das Protokoll enthält Anmeldungen und Anfragen von Anwendungen, aber nicht jede geöffnete Seite.',
  former_members:
    '{count, plural, one {# Anmeldung gehört} other {# Anmeldungen gehören}} zu Benutzern, die keine aktiven Mitglieder mehr sind.',
  organization_switches:
    '{count, plural, one {# Sitzung wurde} other {# Sitzungen wurden}} aus einer anderen Organisation gewechselt. Das Protokoll enthält nicht, wie eine solche Sitzung begann.',
  unrecorded_claims:
    'Bei {count, plural, one {# Anmeldung} other {# Anmeldungen}} über eine Verbindung enthält das Protokoll nicht, ob der Identitätsanbieter einen zweiten Faktor verlangt hat.',
  unrecorded_addresses:
    'Bei {count, plural, one {# Anmeldung} other {# Anmeldungen}} enthält das Protokoll die IP-Adresse nicht.',
  address_limit:
    'Länder und Betreiber: Nachgeschlagen wurden die ersten {count, number} Adressen des Zeitraums. Die übrigen zählen zu keinem der genannten Länder und Betreiber.',
  unassessed:
    'Bei {count, plural, one {# Anmeldung} other {# Anmeldungen}} enthält das Protokoll das Risiko nicht.',
  reasonLine:
    '{reason}: {count, plural, one {# Anmeldung} other {# Anmeldungen}}, {users, plural, one {# Benutzer} other {# Benutzer}}',
  r_no_second_factor: 'Kein zweiter Faktor',
  r_connection_without_factor: 'Verbindung ohne zweiten Faktor',
  r_password: 'Passwort',
  r_passkey: 'Passkey',
  r_other_provider: 'Schaltfläche eines anderen Anbieters',
  r_link: 'Link in einer E-Mail',
  r_session_expired: 'Sitzung zu lang',
  r_session_idle: 'Pause zu lang',
  r_network_blocked: 'Gesperrtes Netzwerk',
  r_network_not_allowed: 'Nicht erlaubtes Netzwerk',
  r_risk_rejected: 'Abgelehnt',
  r_risk_without_factor: 'Ohne zweiten Faktor abgelehnt',
  r_risk_without_passkey: 'Ohne Passkey abgelehnt',
  r_risk_awaits_approval: 'Für eine Genehmigung angehalten',
  r_risk_sets_up_factor: 'Einrichtung eines zweiten Faktors',
  r_risk_confirms_factor: 'Bestätigung mit dem zweiten Faktor',
  r_risk_confirms_passkey: 'Bestätigung mit dem Passkey',
  d_set_up_factor: 'Muss einen zweiten Faktor einrichten',
  d_set_up_passkey: 'Muss einen Passkey einrichten',
  d_confirm: 'Muss die Anmeldung bestätigen',
  d_use_usual_device: 'Muss ein schon benutztes Gerät und Netzwerk verwenden',
  d_await_approval: 'Wartet, bis ein Administrator die Anmeldung genehmigt',
  d_use_connection: 'Muss eine Verbindung verwenden',
  d_no_connection: 'Würde den Zugriff verlieren: Keine Verbindung kennt diesen Benutzer',
  d_sign_in_again: 'Muss sich erneut anmelden',
  d_use_allowed_network: 'Muss ein erlaubtes Netzwerk verwenden',
} satisfies Translation<typeof english>;
