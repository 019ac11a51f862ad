import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Netzwerke einzelner Anwendungen',
  about:
    'Werden bei jedem Öffnen der Anwendung geprüft, zusätzlich zu den Netzwerken der Richtlinie. IP-Adressen, Bereiche, Länder wie DE und Netzbetreiber wie AS3320, je eine Zeile.',
  add: 'Anwendung hinzufügen',
  number: 'Anwendung {number, number}',
  application: 'Anwendung',
  choose: 'Anwendung wählen',
  allowed: 'Erlaubte Netzwerke',
  allowedAbout: 'Leer: alle, die die Richtlinie erlaubt.',
  blocked: 'Gesperrte Netzwerke',
  blockedAbout: 'Von hier öffnet niemand die Anwendung, auch wenn das Netzwerk erlaubt ist.',
  removeNumber: 'Anwendung {number, number} entfernen',
  noApplications: 'Es gibt noch keine Anwendung.',
  accept: 'Speichern, obwohl meine eigene Adresse ausgeschlossen ist',
  acceptAbout: 'Sie können diese Anwendungen von hier aus nicht öffnen.',
  save: 'Netzwerke speichern',
  required: 'Wählen Sie eine Anwendung',
  row: '{name}: erlaubt {allowed}; gesperrt {blocked}',
  all: 'alle',
  none: 'keine',
} satisfies Translation<typeof english>;
