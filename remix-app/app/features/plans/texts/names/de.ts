import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  trial: '14 Tage kostenlos testen',
  basic: 'Basic-Tarif',
  pro: 'Pro-Tarif',
  enterprise: 'Enterprise-Tarif',
} satisfies Translation<typeof english>;
