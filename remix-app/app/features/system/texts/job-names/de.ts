import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  'adoption-statistics':
    'Hält einmal täglich fest, wie viele Benutzer einen zweiten Faktor oder einen Passkey haben, und löscht alte Statistiken.',
  'audit-heads': 'Zeichnet das letzte versiegelte Ereignis jeder Kette des Audit-Logs auf.',
  'audit-publish-heads': 'Signiert und veröffentlicht die Kettenenden der gewachsenen Audit-Logs.',
  'audit-partitions': 'Legt die Monatspartitionen des Audit-Logs im Voraus an.',
  'audit-seal': 'Versiegelt neue Ereignisse des Audit-Logs, sodass Manipulationen erkennbar sind.',
  'account-expired': 'Löscht E-Mail-Änderungen, die nicht rechtzeitig bestätigt wurden.',
  'auth-expired': 'Löscht abgelaufene Sitzungen, Links und Codes.',
  'database-size': 'Zeichnet einmal am Tag die Größe der Datenbank auf.',
  'demo-data-removal': 'Entfernt die Demodaten, nachdem ein Superadmin darum gebeten hat.',
  directories:
    'Wendet genehmigte Änderungen von Verzeichnissen an, entfernt Mitglieder, die vor 30 Tagen ausgeschieden sind, und kürzt die Protokolle der Verzeichnisse.',
  'directory-pulls': 'Liest Verzeichnisse über Microsoft Graph, die Google Directory API und LDAP.',
  'domain-checks': 'Fragt die DNS-Einträge ab, die Domains verifizieren.',
  'health-samples': 'Zeichnet jede Minute den Zustand aller Teile auf.',
  imports: 'Verarbeitet gestartete CSV-Importe.',
  'isolation-proof': 'Lässt zwei Mandanten über jede Operation und Tabelle versuchen, einander zu lesen.',
  'oauth-authorizations': 'Löscht beendete Autorisierungen.',
  'unused-clients': 'Löscht Anwendungen, die sich selbst registriert haben und nicht benutzt wurden.',
  'oauth-logout-delivery': 'Benachrichtigt Anwendungen, wenn sich ein Benutzer abmeldet.',
  'oauth-logout-retention': 'Löscht alte Abmeldebenachrichtigungen.',
  'oauth-partitions': 'Rotiert die Partitionen der Token und Codes.',
  'outbox-delivery': 'Übergibt E-Mails an den Mailserver.',
  'outbox-retention': 'Entfernt den Text zugestellter E-Mails.',
  'people-counts': 'Zählt die Benutzer jeder Organisation für Listen und Diagramme.',
  'new-device-mails':
    'Fragt Benutzer per E-Mail, ob eine Anmeldung mit einem neuen Gerät oder mit hohem Risiko von ihnen stammt.',
  'password-reset-mails': 'Schreibt die E-Mails, die Benutzer unter „Passwort vergessen“ anfordern.',
  'weekly-reports':
    'Sendet Administratoren jeden Montag die Anmeldungen ihrer Organisation in der letzten Woche.',
  'reported-sign-ins':
    'Leitet die Wiederherstellung von Konten ein, deren Benutzer eine Anmeldung gemeldet haben.',
  'person-erasure':
    'Löscht Benutzer, die es verlangt haben oder ihre letzte Organisation vor einiger Zeit verlassen haben.',
  'provisioning-delivery': 'Überträgt Änderungen an Benutzern und Gruppen an Anwendungen mit Bereitstellung.',
  'provisioning-reconcile': 'Vergleicht die Konten der Anwendungen mit dem Sollzustand.',
  'provisioning-warnings':
    'Benachrichtigt Administratoren höchstens einmal am Tag per E-Mail über Konten, die eine Anwendung ablehnt.',
  'saml-certificates': 'Warnt, bevor das Zertifikat einer SAML-Anwendung abläuft.',
  'saml-expired': 'Löscht abgelaufene SAML-Anmeldungen.',
  'saml-keys': 'Rotiert die Schlüssel, die SAML-Nachrichten signieren.',
  'saml-lost-access': 'Beendet Sitzungen bei SAML-Anwendungen, wenn Benutzer den Zugriff verlieren.',
  'saml-metadata': 'Aktualisiert die Metadaten von SAML-Anwendungen.',
  'sign-in-log-clear': 'Löscht die ältesten Tage des Anmeldeprotokolls.',
  'sign-in-models': 'Trainiert einmal am Tag das Modell der Anmeldungen jeder Organisation.',
  'sign-in-log-partitions': 'Legt die täglichen Partitionen des Anmeldeprotokolls im Voraus an.',
  'sign-in-statistics': 'Fügt die neuesten Anmeldungen den Statistiken hinzu.',
  'signing-keys': 'Rotiert die Schlüssel, die Token signieren.',
  'sso-certificates': 'Warnt, bevor das Zertifikat eines Identitätsanbieters abläuft.',
  'sso-grace-notices':
    'Informiert die Administratoren zwei Tage, bevor ihre Organisation Single Sign-On verlangt.',
  detections: 'Sucht in den neuesten Anmeldungen nach Angriffen und eröffnet Vorfälle.',
  'directory-warnings':
    'Schreibt den Admins einer Verbindung, wenn die Bereitstellung pausiert, ein Token abläuft oder Anfragen abgelehnt werden.',
  'sso-outages':
    'Erkennt Ausfälle von Identitätsanbietern und benachrichtigt die Administratoren der Verbindungen per E-Mail.',
  'sso-flows-expired': 'Löscht abgebrochene Single-Sign-on-Versuche.',
  'sso-refresh': 'Aktualisiert die Metadaten von Identitätsanbietern.',
  'signal-delivery': 'Sendet Sicherheitsereignisse an Anwendungen.',
  'signal-polls': 'Ruft Sicherheitsereignisse von Identitätsanbietern ab, die sie nicht senden.',
  'signal-queue-limits': 'Hält Streams von Sicherheitsereignissen an, deren Warteschlange zu lang ist.',
  'signal-events-expired': 'Löscht Sicherheitsereignisse: empfangene nach 30 Tagen, wartende nach 7 Tagen.',
  'sso-responses-expired': 'Löscht gespeicherte Antworten von Identitätsanbietern nach 7 Tagen.',
  'sso-traces-expired': 'Löscht Anmelde-Traces, die älter als 90 Tage sind.',
  'sso-wizard-expired': 'Löscht nicht abgeschlossene Durchläufe des Assistenten.',
  subscriptions: 'Beendet Testzeiträume, erkennt verspätete Zahlungen und erinnert an beides.',
  'tenant-erasure': 'Löscht Mandanten endgültig, die vor 30 Tagen gelöscht wurden.',
  'tenant-storage':
    'Misst, wie viel Speicher jeder Mandant belegt, und löscht Kosten, die älter als 13 Monate sind.',
} satisfies Translation<typeof english>;
