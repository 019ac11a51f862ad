import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Exportiertes Audit-Log prüfen',
  about:
    'Prüfen Sie, ob Ereignisse in einer exportierten Datei geändert, entfernt oder umgeordnet wurden. Die Datei bleibt in Ihrem Browser.',
  back: 'Audit-Log',
  file: 'Exportierte Datei',
  fileAbout:
    'Wählen Sie einen prüfbaren Export (audit.ndjson). Eine CSV-Datei enthält keine Kette und kann nicht geprüft werden.',
  busy: 'Wird geprüft …',
  failed: 'Dieser Browser konnte die Datei nicht prüfen. Verwenden Sie das Skript unten.',
  intact: 'Das Audit-Log ist unverändert',
  altered: 'Das Audit-Log wurde verändert',
  range: '{events, plural, one {# Ereignis} other {# Ereignisse}}, Position {first} bis {last}.',
  signed: 'Kettenende signiert: {at}.',
  partial: 'Ereignisse vor Position {first} sind nicht in der Datei.',
  untrusted:
    'Die veröffentlichten Schlüssel konnten nicht geladen werden. Die Datei wurde nur mit ihren eigenen Schlüsseln geprüft.',
  notAnExport: 'Die Datei ist kein Export eines Audit-Logs.',
  lineUnreadable: 'Position {n}: Die Zeile kann nicht gelesen werden.',
  changed: 'Position {n}: Das Ereignis wurde geändert.',
  removed: 'Position {n}: Das Ereignis fehlt.',
  reordered: 'Position {n}: Das Ereignis steht nicht an seinem Platz.',
  cutOff: 'Die Datei endet vor dem signierten Kettenende: Ab Position {n} fehlen Ereignisse.',
  headDiffers: 'Position {n}: Die Kette endet nicht im signierten Kettenende.',
  foreignHead: 'Das signierte Kettenende gehört zu einem anderen Audit-Log.',
  signatureInvalid: 'Die Signatur des Kettenendes ist ungültig.',
  unknownKey: 'Das Kettenende ist mit einem unbekannten Schlüssel signiert.',
  keptHeadDiffers: 'Position {n}: Die Kette weicht vom veröffentlichten Kettenende ab.',
  otherProblem: 'Ein veröffentlichtes Kettenende kann nicht verwendet werden.',
  script: 'Ohne Gatehouse prüfen',
  scriptAbout:
    'Dieses Skript hat keine Abhängigkeiten und läuft mit Node.js 20 oder neuer: node verify-audit.mjs audit.ndjson',
  download: 'verify-audit.mjs herunterladen',
} satisfies Translation<typeof english>;
