import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  why: 'سبب هذا الوصول',
  whyAbout: 'دور هذا المستخدم وتطبيقاته، ولكل منها سببه.',
  role: 'الدور: {name}',
  roleNotInForce: 'الدور: {name} (لدور آخر الأولوية)',
  application: 'التطبيق: {name}',
  ownRole: 'مُسنَد إلى المستخدم',
  everybody: 'لكل من في المؤسسة',
  assigned: 'مُسنَد إلى المستخدم',
  moreAccess: 'يوجد وصول أكثر مما تعرضه هذه القائمة.',
  groups: 'المجموعات',
  groupsAbout: 'مجموعات هذا المستخدم. يعرض المسار المجموعات التي تؤدي إلى مجموعة.',
  noGroups: 'هذا المستخدم ليس في أي مجموعة.',
  ofDirectory: 'من الدليل {directory}',
  moreGroups: 'توجد مجموعات أكثر مما تعرضه هذه القائمة.',
} satisfies Translation<typeof english>;
