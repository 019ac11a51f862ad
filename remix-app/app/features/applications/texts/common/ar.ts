import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  active: 'نشط',
  disabled: 'معطّل',
  clientAuthentication: 'مصادقة العميل',
  publicClient: 'بدون (عميل عام)',
  clientId: 'Client ID',
  clientSecret: 'سر العميل',
  allApplications: 'جميع التطبيقات',
  saveSecret: 'احفظ سر العميل الآن، فلن يُعرض إلا مرة واحدة.',
  download: 'تنزيل بصيغة JSON',
  secretStored: 'لا يخزّن Gatehouse سوى تجزئة للسر. إذا فقدته، فقم بتدويره ضمن «بيانات الاعتماد».',
  registeredItself: 'سجّل نفسه',
  registeredItselfAbout: 'لم يتحقق أحد من اسم هذا التطبيق.',
} satisfies Translation<typeof english>;
