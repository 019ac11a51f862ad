import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  about:
    'تقرأ كل عملية إعداداتها مرة واحدة عند بدء التشغيل. مع npm start تمرّرها البوابة، لذا يظهر مصدرها في API وتطبيق الويب على أنه البيئة.',
  api: 'API',
  apiAbout: 'إعدادات العملية التي ردّت.',
  web: 'تطبيق الويب',
  webAbout: 'إعدادات العملية التي أنشأت هذه الصفحة.',
  gateway: 'البوابة',
  gatewayAbout: '{host}، العملية {pid}، والعمليات التي تبدؤها.',
  noGateway:
    'لم تُبلغ أي بوابة Gatehouse. يُستخدم وكيل آخر، مثل Caddy في ملف Compose، وإعداداته في تكوينه الخاص.',
  setting: 'الإعداد',
  value: 'القيمة',
  source: 'المصدر',
  environment: 'البيئة',
  file: 'ملف',
  default: 'افتراضي',
  unset: 'غير معيّن',
  secretSet: 'معيّن (مخفي)',
  none: 'لا شيء',
} satisfies Translation<typeof english>;
