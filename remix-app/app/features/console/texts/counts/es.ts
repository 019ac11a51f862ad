import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  enabled: '{count} habilitadas',
  verified: '{count} verificados',
  lastDay: 'en 24 horas',
  custom: 'personalizados',
  activeNow: 'activas',
} satisfies Translation<typeof english>;
