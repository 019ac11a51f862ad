import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  about: 'Die Version dieser Web-App, ihr Build und ihre Abhängigkeiten.',
  download: 'SBOM herunterladen',
  build: 'Build',
  version: 'Version',
  license: 'Lizenz',
  commit: 'Commit',
  changed: '{commit}, mit nicht committeten Änderungen',
  commitDate: 'Datum des Commits',
  commitSignature: 'Signatur des Commits',
  good: 'Signiert. Git hat die Signatur beim Build bestätigt.',
  untrusted: 'Signiert. Dem Build fehlte der Schlüssel, um die Signatur zu prüfen.',
  bad: 'Signiert, aber die Signatur ist ungültig.',
  none: 'Nicht signiert',
  unknown: 'Von diesem Build nicht erfasst',
  builtWith: 'Gebaut mit',
  lockfile: 'SHA-256 der Lockdatei',
  setCommit:
    'Setzen Sie <code>SOURCE_COMMIT</code>, wenn Sie ohne den Git-Verlauf bauen, zum Beispiel in einem Container.',
  dependencies: 'Abhängigkeiten',
  dependenciesAbout: 'Pakete, die API und Web-App zur Laufzeit benötigen. Die Liste ist Teil des Builds.',
  packages: 'Pakete',
  packageCount: '{count, number} insgesamt, davon {direct, number} direkt.',
  allPackages: 'Alle Pakete',
  hashes: 'SHA-512 in der Lockdatei',
  hashCount: '{with, number} von {count, number}. npm prüft den Hash jedes Pakets bei der Installation.',
  packagesOfLicense: '{count, plural, one {# Paket} other {# Pakete}}',
  allAdvisories: 'Alle Sicherheitshinweise',
  scanners:
    'Scanner, die CycloneDX lesen, können die heruntergeladene SBOM ohne das Repository prüfen, zum Beispiel: {command}',
} satisfies Translation<typeof english>;
