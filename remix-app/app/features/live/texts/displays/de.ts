import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Bildschirme der Live-Anzeige',
  about:
    'Ein Bildschirm ist ein Browser, der die Live-Anzeige ohne Sitzung zeigt, zum Beispiel an einer Wand. Er kann nichts anderes lesen.',
  name: 'Bildschirm',
  createdBy: 'Erstellt von',
  nobody: 'Gelöschtes Konto',
  created: 'Erstellt',
  expires: 'Läuft ab',
  lastShown: 'Zuletzt angezeigt',
  never: 'Nie',
  actions: 'Aktionen',
  delete: 'Löschen',
  newTitle: 'Auf diesem Bildschirm zeigen',
  newAbout:
    'Dieser Browser wird zum Bildschirm: Sie werden abgemeldet, und die Live-Anzeige erscheint. Sie bleibt nach Ihrer Sitzung und nach Neustarts, bis der Bildschirm abläuft oder jemand ihn hier löscht.',
  label: 'Name',
  placeholder: 'Leitstelle',
  days: 'Läuft ab in',
  day: '{count, plural, one {# Tag} other {# Tagen}}',
  submit: 'Abmelden und Anzeige starten',
  empty: 'Keine Bildschirme',
  emptyAbout:
    'Melden Sie sich an dem Bildschirm an, der die Live-Anzeige zeigen soll, und öffnen Sie dort diese Seite.',
  notCreated: 'Der Bildschirm wurde nicht erstellt.',
  notDeleted: 'Der Bildschirm wurde nicht gelöscht.',
  noDisplay: 'Dieser Browser ist kein Bildschirm der Live-Anzeige',
  noDisplayAbout:
    'Er war nie einer, er ist abgelaufen, oder jemand hat ihn gelöscht. Um die Live-Anzeige hier zu zeigen, melden Sie sich an diesem Bildschirm als Superadmin an und wählen Sie Live-Anzeige, dann Bildschirme.',
  signIn: 'Anmelden',
} satisfies Translation<typeof english>;
