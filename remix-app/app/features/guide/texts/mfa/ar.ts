import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  google: 'Google Workspace: فرض التحقق بخطوتين',
  googleAbout:
    'في وحدة تحكم المشرف من Google، افتح «Security» ثم «Authentication» ثم «2-Step Verification». اسمح بها، واضبط «Enforcement» على «On» اعتبارًا من تاريخ معيّن، واختر «Any except verification codes via text or call». عندئذٍ يستخدم كل من يسجّل الدخول عبر Google عاملًا ثانيًا.',
  microsoft: 'Microsoft Entra ID: فرض المصادقة متعددة العوامل بالوصول المشروط',
  microsoftAbout:
    'افتح «Protection» ثم «Conditional Access» ثم «New policy». اختر جميع المستخدمين باستثناء حساب طوارئ واحد. اختر التطبيق الذي سجّلته بوصفه المورد المستهدف. ضمن «Grant»، اختر «Require multifactor authentication». ابدأ بوضع التقارير فقط، ثم فعّل السياسة.',
  others: 'موفّرو هوية آخرون',
  othersAbout:
    'اشترط عاملًا ثانيًا في سياسة موفّر الهوية الخاصة بتطبيق Gatehouse. يقبل Gatehouse مصادقة موفّر الهوية، ولا يطلب عاملًا ثانيًا خاصًا به إلا إذا اشترطت ذلك سياسة تسجيل الدخول في المؤسسة.',
  sessions: 'التحقق من حدود الجلسة',
  sessionsAbout:
    'افتراضيًا، تنتهي صلاحية الجلسة بعد 15 دقيقة من تسجيل الدخول أو بعد 15 دقيقة من عدم النشاط. يمكن للمؤسسة تعيين حدود أخرى. يفتح هذا الأمر جلسة ويعرض وقت انتهائها.',
} satisfies Translation<typeof english>;
