import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  file: 'الملف',
  choose: 'اختر ملف CSV',
  chooseOther: 'اختر ملف CSV آخر',
  tooLong: 'الملف {file} طويل جدًا: 2 ميغابايت على الأكثر.',
  read: '{count, plural, zero {تمت قراءة {file} وليس فيه أسطر.} one {تمت قراءة {file}: سطر واحد. محتواه أدناه.} two {تمت قراءة {file}: سطران. محتواه أدناه.} few {تمت قراءة {file}: # أسطر. محتواه أدناه.} many {تمت قراءة {file}: # سطرًا. محتواه أدناه.} other {تمت قراءة {file}: # سطر. محتواه أدناه.}}',
} satisfies Translation<typeof english>;
