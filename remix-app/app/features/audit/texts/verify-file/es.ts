import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Verificar un registro de auditoría exportado',
  about:
    'Compruebe si en un archivo exportado se modificaron, eliminaron o reordenaron eventos. El archivo permanece en su navegador.',
  back: 'Registro de auditoría',
  file: 'Archivo exportado',
  fileAbout:
    'Elija una exportación verificable (audit.ndjson). Un archivo CSV no contiene la cadena y no se puede verificar.',
  busy: 'Verificando…',
  failed: 'Este navegador no pudo verificar el archivo. Use el script de abajo.',
  intact: 'El registro de auditoría está intacto',
  altered: 'El registro de auditoría fue alterado',
  range:
    '{events, plural, one {# evento} many {# eventos} other {# eventos}}, de la posición {first} a la {last}.',
  signed: 'Extremo firmado: {at}.',
  partial: 'Los eventos anteriores a la posición {first} no están en el archivo.',
  untrusted:
    'No se pudieron cargar las claves publicadas. El archivo se comprobó solo con sus propias claves.',
  notAnExport: 'El archivo no es una exportación de un registro de auditoría.',
  lineUnreadable: 'Posición {n}: no se puede leer la línea.',
  changed: 'Posición {n}: el evento fue modificado.',
  removed: 'Posición {n}: falta el evento.',
  reordered: 'Posición {n}: el evento no está en su lugar.',
  cutOff: 'El archivo termina antes del extremo firmado: faltan los eventos desde la posición {n}.',
  headDiffers: 'Posición {n}: la cadena no termina en el extremo firmado.',
  foreignHead: 'El extremo firmado pertenece a otro registro de auditoría.',
  signatureInvalid: 'La firma del extremo no es válida.',
  unknownKey: 'El extremo está firmado con una clave desconocida.',
  keptHeadDiffers: 'Posición {n}: la cadena difiere del extremo publicado.',
  otherProblem: 'No se puede usar un extremo publicado.',
  script: 'Verificar sin Gatehouse',
  scriptAbout:
    'Este script no tiene dependencias y funciona con Node.js 20 o posterior: node verify-audit.mjs audit.ndjson',
  download: 'Descargar verify-audit.mjs',
} satisfies Translation<typeof english>;
