import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  about: 'La versión de esta aplicación web, su compilación y sus dependencias.',
  download: 'Descargar SBOM',
  build: 'Compilación',
  version: 'Versión',
  license: 'Licencia',
  commit: 'Commit',
  changed: '{commit}, con cambios sin confirmar',
  commitDate: 'Fecha del commit',
  commitSignature: 'Firma del commit',
  good: 'Firmado. Git verificó la firma durante la compilación.',
  untrusted: 'Firmado. La compilación no disponía de la clave para verificar la firma.',
  bad: 'Firmado, pero la firma no es válida.',
  none: 'Sin firmar',
  unknown: 'No registrado por esta compilación',
  builtWith: 'Compilado con',
  lockfile: 'SHA-256 del archivo lock',
  setCommit:
    'Defina <code>SOURCE_COMMIT</code> cuando compile sin el historial de Git, por ejemplo en un contenedor.',
  dependencies: 'Dependencias',
  dependenciesAbout:
    'Paquetes que la API y la aplicación web necesitan en tiempo de ejecución. La lista forma parte de la compilación.',
  packages: 'Paquetes',
  packageCount: '{count, number} en total, {direct, number} directas.',
  allPackages: 'Todos los paquetes',
  hashes: 'SHA-512 en el archivo lock',
  hashCount:
    '{with, number} de {count, number}. npm verifica el hash de cada paquete durante la instalación.',
  packagesOfLicense: '{count, plural, one {# paquete} other {# paquetes}}',
  allAdvisories: 'Todos los avisos',
  scanners:
    'Los escáneres que leen CycloneDX pueden analizar el SBOM descargado sin el repositorio, por ejemplo: {command}',
} satisfies Translation<typeof english>;
