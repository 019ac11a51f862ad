import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  trial: 'Prueba gratuita de 14 días',
  basic: 'Plan Basic',
  pro: 'Plan Pro',
  enterprise: 'Plan Enterprise',
} satisfies Translation<typeof english>;
