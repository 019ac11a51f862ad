import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  notDone: 'Die Änderung wurde nicht gespeichert.',
  otherBrowser:
    'Diese Antwort gehört nicht zur letzten Zustimmung dieses Browsers, oder es hat zu lange gedauert. Beginnen Sie die Zustimmung erneut.',
  undone:
    '{undone, plural, one {Die Änderungen an # Benutzer wurden rückgängig gemacht.} other {Die Änderungen an # Benutzern wurden rückgängig gemacht.}} {kept, plural, =0 {} one {# Benutzer hat sich seitdem erneut geändert und bleibt, wie er ist.} other {# Benutzer haben sich seitdem erneut geändert und bleiben, wie sie sind.}}',
} satisfies Translation<typeof english>;
