import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  about:
    'Solicitudes de esta aplicación que han fallado. Quienes la desarrollan ven el mismo código en error_uri.',
  problem: 'Problema',
  compared: 'Valores comparados',
  fix: 'Cómo solucionarlo',
  time: 'Hora',
  found: 'Encontrado: {value}',
  expected: 'Esperado: {value}',
  nothing: 'Ninguno',
  count: '{count, plural, one {(# vez)} many {(# veces)} other {(# veces)}}',
  open: 'Abrir el ajuste',
  reference: 'Referencia',
  none: 'Sin problemas de inicio de sesión',
  noneAbout: 'Aquí aparecen las solicitudes fallidas de esta aplicación con su causa.',
} satisfies Translation<typeof english>;
