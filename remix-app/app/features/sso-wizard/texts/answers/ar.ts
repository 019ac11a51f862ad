import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  openAgain: 'افتح رابط الإعداد مرة أخرى.',
  noStep: 'هذه الخطوة غير موجودة.',
  chooseProvider: 'اختر موفّرًا.',
  domainFailed: 'لم يُضَف النطاق.',
  linkNotCreated: 'لم يُنشأ الرابط.',
  linkNotRevoked: 'لم يُلغَ الرابط.',
  notDiscarded: 'لم يُتجاهل الإعداد.',
  notEnabled: 'تعذّر حفظ الإعداد',
  provisioningNotStarted: 'لم يُعدّ التزويد.',
  stateMismatch: 'فشل التحقق من حالة OAuth.',
} satisfies Translation<typeof english>;
