import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  unavailable: 'Las estadísticas de inicio de sesión no están disponibles en este momento.',
  signIns: 'Inicios de sesión, últimas 24 horas',
  failed: 'Fallidos, últimas 24 horas',
  in7Days: '{count, number} en 7 días',
  activeUsers: 'Usuarios activos, últimos 7 días',
  ofUsers: 'de {count, number}',
  withFactor: 'Con segundo factor',
  shareOfUsers: '{share} de {count, number}',
  none: 'Sin inicios de sesión en {days, number} días',
  noneFailed:
    '{count, plural, one {# inicio de sesión} many {# inicios de sesión} other {# inicios de sesión}} en {days, number} días, ninguno fallido',
  someFailed:
    '{count, plural, one {# inicio de sesión} many {# inicios de sesión} other {# inicios de sesión}} en {days, number} días, falló el {share} de los intentos',
  unit: 'Inicios de sesión',
  range: 'Período',
  days: '{count, plural, one {# día} many {# días} other {# días}}',
} satisfies Translation<typeof english>;
