import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  aiAntivirus: 'يكتشف البرمجيات الضارة من سلوكها، حتى دون بصمة معروفة.',
  networkMonitor: 'يعرض كل اتصال وينبّهك إلى الاتصالات غير المعتادة.',
  usbSecurity: 'يتحكم في الأجهزة القابلة للإزالة التي يمكن توصيلها وأماكن توصيلها.',
  privacyMonitor: 'يعثر على البيانات الشخصية ويعرض المستخدمين الذين يمكنهم الوصول إليها.',
} satisfies Translation<typeof english>;
