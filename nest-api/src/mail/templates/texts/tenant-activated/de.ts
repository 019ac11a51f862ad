import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'Ihre Organisation ist aktiv',
  about:
    'Ihre Organisation auf Gatehouse ist aktiv. Sie und Ihre Mitglieder können jetzt alles nutzen, was Ihr Tarif enthält.',
  trial: 'Ihre kostenlose Testphase von {days, plural, one {# Tag} other {# Tagen}} beginnt heute.',
  action: 'Dashboard öffnen',
} satisfies Translation<typeof english>;
