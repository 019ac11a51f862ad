import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'المطالبة بنطاق',
  about: 'ستحصل على سجل DNS لنشره. لا يسري أي تغيير حتى يتم التحقق من النطاق.',
  domain: 'النطاق',
  domainAbout: 'الجزء الذي يلي @ في عناوين بريدك الإلكتروني. طالِب بالنطاق الفرعي على حدة.',
  organization: 'المؤسسة',
  organizationAbout: 'رمز المؤسسة المالكة للنطاق، مثل TEN-001، أو اسمها المختصر (slug).',
  claim: 'المطالبة بالنطاق',
} satisfies Translation<typeof english>;
