import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  qrCode: 'رمز QR لتطبيق المصادقة',
  manual: 'إذا تعذّر مسحه، فأدخل هذا المفتاح في التطبيق أو <link>افتحه على هذا الجهاز</link>.',
  setupKey: 'مفتاح الإعداد',
  code: 'الرمز الذي يعرضه التطبيق',
} satisfies Translation<typeof english>;
