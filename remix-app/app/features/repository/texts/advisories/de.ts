import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Sicherheitshinweise',
  advisory: 'Hinweis',
  severity: 'Schweregrad',
  package: 'Paket',
  range: 'Betroffene Versionen',
  fix: 'Behebung',
  noFix: 'Keine veröffentlicht',
  fixInRange: 'Eine neuere Version im selben Bereich',
  use: 'Verwendung',
  runTime: 'Zur Laufzeit',
  buildOnly: 'Nur Build und Tests',
  critical: 'Kritisch',
  high: 'Hoch',
  moderate: 'Mittel',
  low: 'Niedrig',
  info: 'Information',
  countOf: '{severity}: {count, number}',
  notChecked:
    '<b>Nicht geprüft.</b> {problem} Das laufende Produkt sendet keine Anfragen an eine Paket-Registry. Bauen Sie es dort neu, wo die Registry erreichbar ist, oder führen Sie diesen Befehl im Repository aus:',
  off: 'Die Prüfung war deaktiviert.',
  unchecked: 'Dieser Build hat sie nicht geprüft.',
  unreachable: 'Die Paket-Registry war nicht erreichbar.',
  rejected: 'Die Paket-Registry hat die Anfrage abgelehnt.',
  checked: 'Geprüft {when}, vor dem Build. Später veröffentlichte Hinweise sind nicht enthalten.',
  clean:
    'Geprüft {when}, vor dem Build. Die Registry führte keine Hinweise zu diesen Paketen. Später veröffentlichte Hinweise sind nicht enthalten.',
} satisfies Translation<typeof english>;
