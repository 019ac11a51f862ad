import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  newRole: 'دور جديد',
  allRoles: 'جميع الأدوار',
  name: 'الاسم',
  description: 'الوصف (اختياري)',
  permissions: 'الأذونات إضافةً إلى إدارة الحساب الخاص',
  save: 'حفظ الدور',
  create: 'إنشاء الدور',
  delete: 'حذف',
  inUse:
    '{count, plural, zero {{shown} مستخدم لديه هذا الدور. أسنِد دورًا آخر أولًا.} one {{shown} مستخدم لديه هذا الدور. أسنِد إليه دورًا آخر أولًا.} two {{shown} مستخدمان لديهما هذا الدور. أسنِد إليهما دورًا آخر أولًا.} few {{shown} مستخدمين لديهم هذا الدور. أسنِد إليهم دورًا آخر أولًا.} many {{shown} مستخدمًا لديهم هذا الدور. أسنِد إليهم دورًا آخر أولًا.} other {{shown} مستخدم لديهم هذا الدور. أسنِد إليهم دورًا آخر أولًا.}}',
  unused: 'لا يوجد مستخدم لديه هذا الدور.',
  deleteButton: 'حذف الدور',
} satisfies Translation<typeof english>;
