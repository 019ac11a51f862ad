import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Estado de la suscripción',
  plan: 'Plan',
  organization: 'Organización',
  platform: 'Plataforma',
  trialEnds: 'Fin de la prueba',
  afterActivation: '14 días después de la activación',
  seeProducts: 'Ver productos',
  active: 'Activa',
  pending: 'Pendiente de activación',
  onHold: 'En espera',
  inactive: 'Inactiva',
  cancelled: 'Cancelada',
  suspended: 'Suspendida',
  deactivated: 'Desactivada',
} satisfies Translation<typeof english>;
