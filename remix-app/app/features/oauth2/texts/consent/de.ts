import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  requested: 'Angeforderter Zugriff',
  openid: 'Wer Sie sind (eine Kennung)',
  profile: 'Ihr Name, Ihr Bild, Ihre Sprache und Ihre Zeitzone',
  email: 'Ihre E-Mail-Adresse',
  tenant: 'Ihre Organisation sowie Ihre Rolle und Ihre Berechtigungen darin',
  groups: 'Die Gruppen, in denen Sie sind',
  offlineAccess: 'Zugriff während Ihrer Abwesenheit',
  duration: 'Dauer des Zugriffs',
  afterSignIn:
    'Zugriff nach jeder Anmeldung: {span}. Sie können ihn jederzeit unter „Verbundene Anwendungen“ widerrufen.',
  whileAway:
    'Der Zugriff bleibt während Ihrer Abwesenheit bestehen. Höchstdauer: {span}. Sie können ihn jederzeit unter „Verbundene Anwendungen“ widerrufen.',
  whileUsed:
    'Der Zugriff bleibt während Ihrer Abwesenheit bestehen. Höchstdauer: {span}. Ohne Nutzung: {unused}. Sie können ihn jederzeit unter „Verbundene Anwendungen“ widerrufen.',
  days: '{count, plural, one {# Tag} other {# Tage}}',
  hours: '{count, plural, one {# Stunde} other {# Stunden}}',
  minutes: '{count, plural, one {# Minute} other {# Minuten}}',
  seconds: '{count, plural, one {# Sekunde} other {# Sekunden}}',
  allow: 'Erlauben',
  deny: 'Ablehnen',
  unchecked: 'Niemand hat diese Anwendung geprüft',
  uncheckedAbout:
    'Sie hat sich selbst registriert, ihr Name kann also falsch sein. Fahren Sie nur fort, wenn Sie diesen Vorgang gerade selbst begonnen haben.',
  publishedBy: 'Herausgegeben von {host}',
  publishedByAbout:
    'Gatehouse hat nur geprüft, dass dieser Host die Anwendung herausgibt. Fahren Sie nur fort, wenn Sie diesen Vorgang gerade selbst begonnen haben.',
} satisfies Translation<typeof english>;
