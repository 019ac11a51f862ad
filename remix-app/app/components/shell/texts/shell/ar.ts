import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  skipToContent: 'التخطي إلى المحتوى',
  home: '{product}، الصفحة الرئيسية',
  colorScheme: 'فاتح أو داكن',
  changeColorScheme: 'التبديل بين الوضعين الفاتح والداكن',
  language: 'اللغة',
  loading: 'جارٍ التحميل',
} satisfies Translation<typeof english>;
