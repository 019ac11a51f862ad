import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Einen Moment, bitte',
  about:
    'Es gab viele Versuche. Ihr Browser löst deshalb eine kleine Aufgabe, bevor das Formular gesendet wird. Ihre Eingaben bleiben erhalten.',
  running: 'Prüfung läuft. Das dauert einige Sekunden.',
  still: 'Prüfung läuft noch. Auf einem langsamen Gerät kann sie eine halbe Minute dauern.',
  done: 'Fertig. Das Formular wird gesendet.',
  waiting:
    'Ihr Browser kann die Prüfung nicht ausführen. Warten Sie {seconds, plural, one {# Sekunde} other {# Sekunden}}, und fahren Sie dann fort. Ihre Eingaben bleiben erhalten.',
  proceed: 'Weiter',
  website: 'Lassen Sie dieses Feld leer',
} satisfies Translation<typeof english>;
