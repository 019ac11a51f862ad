import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  selectTenant: 'حدّد مستأجرًا واحدًا على الأقل.',
  selectAction: 'حدّد إجراءً.',
  notChanged: 'تعذّر إجراء التغيير. حاول مرة أخرى.',
  notCreated: 'لم يُنشأ المستأجر. حاول مرة أخرى.',
  notSaved: 'لم يُحفظ المستأجر. حاول مرة أخرى.',
  notDeleted: 'لم يُحذف المستأجر. حاول مرة أخرى.',
  chooseFile: 'اختر ملفًا أو الصق محتواه.',
  tooLarge: 'يجب ألا يتجاوز حجم الملف 2 ميغابايت.',
  notStarted: 'لم يبدأ الاستيراد. حاول مرة أخرى.',
  notChecked: 'تعذّر فحص الملف. لم يُستورد شيء. حاول مرة أخرى.',
} satisfies Translation<typeof english>;
