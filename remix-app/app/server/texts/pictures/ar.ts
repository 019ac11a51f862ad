import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  choosePicture: 'اختر صورة',
  tooLarge: 'حجم الصورة {size, number} كيلوبايت. الحد الأقصى 128 كيلوبايت. احفظ نسخة أصغر.',
} satisfies Translation<typeof english>;
