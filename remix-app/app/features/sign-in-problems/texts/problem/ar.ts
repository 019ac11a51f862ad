import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  code: 'الرمز: <code>{error}</code>',
  personReads: 'ما يقرؤه الشخص',
  fix: 'كيفية الحل',
  fixedBy: 'من يمكنه الحل',
  compared: 'ما الذي يُقارن',
  comparedAbout: '{value}: يرى المسؤول القيمة الموجودة والقيمة المتوقعة بجانب الرقم المرجعي.',
  all: 'جميع مشكلات تسجيل الدخول',
} satisfies Translation<typeof english>;
