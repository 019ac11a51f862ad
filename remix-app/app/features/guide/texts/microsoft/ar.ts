import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  register: 'تسجيل تطبيق',
  registerAbout:
    'في مركز إدارة Microsoft Entra، افتح «App registrations» ثم «New registration». لشركة واحدة، اختر «Accounts in this organizational directory only». لأزرار صفحات تسجيل الدخول، اختر «Accounts in any organizational directory». النظام الأساسي هو «Web».',
  secret: 'إنشاء سر العميل ومنح الأذونات',
  secretAbout:
    'ضمن «Certificates & secrets»، أنشئ سرًا وانسخ قيمته فورًا. ضمن «API permissions»، اسمح بالأذونات المفوّضة التالية من Microsoft Graph: openid وprofile وemail وUser.Read. ثم امنح موافقة المسؤول.',
  connect: 'إضافة التطبيق إلى Gatehouse',
  connectAbout:
    'أدخل معرّف التطبيق (العميل) وقيمة السر ضمن «إعداد SSO»، أو نفّذ هذا الأمر. يحتاج الإعداد الخاص بمؤسسة واحدة أيضًا إلى معرّف الدليل (المستأجر) الخاص بها. عندئذٍ يرفض Gatehouse مستخدمي الأدلة الأخرى.',
  enable: 'تفعيل الاتصال وتسجيل الدخول',
  enableAbout:
    'فعّل الإعداد ضمن «إعداد SSO». ثم سجّل الدخول باستخدام Microsoft في نافذة خاصة. يتعرّف Gatehouse على المستخدمين من خلال الدليل ومعرّف الكائن، لأن عناوين البريد الإلكتروني قد تتغيّر.',
} satisfies Translation<typeof english>;
