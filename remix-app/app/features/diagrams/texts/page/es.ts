import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  about: 'Los procesos, los datos y los inicios de sesión actuales. <again>Actualizar</again>',
  empty: 'Los diagramas aparecen aquí después del primer inicio de sesión.',
  drawn: 'Diagrama: {title}',
  download: 'Descargar «{title}» como SVG',
  asList: 'Mostrar como lista',
  boxes: '{column}: {boxes}',
  box: '{label} ({note})',
  none: 'ninguno',
} satisfies Translation<typeof english>;
