import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  trial: '14-tägige kostenlose Testphase',
  basic: 'Basic-Tarif',
  pro: 'Pro-Tarif',
  enterprise: 'Enterprise-Tarif',
} satisfies Translation<typeof english>;
