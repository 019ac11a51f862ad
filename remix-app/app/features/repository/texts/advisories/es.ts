import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Avisos de seguridad',
  advisory: 'Aviso',
  severity: 'Gravedad',
  package: 'Paquete',
  range: 'Versiones afectadas',
  fix: 'Corrección',
  noFix: 'Ninguna publicada',
  fixInRange: 'Una versión más reciente del mismo intervalo',
  use: 'Uso',
  runTime: 'En tiempo de ejecución',
  buildOnly: 'Solo compilación y pruebas',
  critical: 'Crítica',
  high: 'Alta',
  moderate: 'Moderada',
  low: 'Baja',
  info: 'Informativa',
  countOf: '{severity}: {count, number}',
  notChecked:
    '<b>Sin comprobar.</b> {problem} El producto en ejecución no envía solicitudes a un registro de paquetes. Compílelo de nuevo donde el registro sea accesible o ejecute este comando en el repositorio:',
  off: 'La comprobación estaba desactivada.',
  unchecked: 'Esta compilación no los comprobó.',
  unreachable: 'No se pudo acceder al registro de paquetes.',
  rejected: 'El registro de paquetes rechazó la solicitud.',
  checked: 'Comprobado {when}, antes de la compilación. La lista no incluye los avisos publicados después.',
  clean:
    'Comprobado {when}, antes de la compilación. El registro no contenía avisos sobre estos paquetes. No se incluyen los avisos publicados después.',
} satisfies Translation<typeof english>;
