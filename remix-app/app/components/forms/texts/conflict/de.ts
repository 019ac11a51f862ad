import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title:
    '{what, select, application {Ein anderer Benutzer hat diese Anwendung inzwischen geändert} api {Ein anderer Benutzer hat diese API inzwischen geändert} organization {Ein anderer Benutzer hat diese Organisation inzwischen geändert} policy {Ein anderer Benutzer hat diese Richtlinie inzwischen geändert} other {Ein anderer Benutzer hat diesen Mandanten inzwischen geändert}}',
  differs:
    'Ihre Änderungen wurden nicht gespeichert. Wenn Sie jetzt speichern, ersetzen Ihre Werte die aktuellen.',
  same: 'Der andere Benutzer hat dieselbe Änderung vorgenommen. Es gibt nichts mehr zu speichern.',
  field: 'Feld',
  now: 'Aktueller Wert',
  yours: 'Ihr Wert',
  empty: '(leer)',
} satisfies Translation<typeof english>;
