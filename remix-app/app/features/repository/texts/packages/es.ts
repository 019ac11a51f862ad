import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  all: '{count, plural, one {# paquete} other {# paquetes}}',
  direct: '{shown, number} de {count, number} paquetes: las dependencias directas de Gatehouse.',
  showAll: 'Mostrar todos los paquetes',
  download: 'Descargar como CycloneDX',
  package: 'Paquete',
  version: 'Versión',
  license: 'Licencia',
  notStated: 'No indicada',
  requiredBy: 'Requerido por',
  dependency: 'Una dependencia',
  dependencies: 'Dependencias',
  placeholder: 'Nombre o licencia',
  empty: 'Esta compilación no tiene dependencias.',
  noMatch: 'Ningún paquete tiene este nombre o esta licencia.',
} satisfies Translation<typeof english>;
