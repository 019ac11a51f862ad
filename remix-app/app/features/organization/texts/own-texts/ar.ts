import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  section: 'اللغة والنصوص',
  sectionAbout: 'تُستخدم في صفحات تسجيل الدخول ورسائل البريد الإلكتروني.',
  languageTitle: 'اللغة الافتراضية',
  languageAbout: 'للمستخدمين الذين لم يختاروا لغة بأنفسهم. تُقدَّم اللغة التي يطلبها التطبيق.',
  language: 'اللغة',
  byBrowser: 'لغة المتصفح',
  saveLanguage: 'حفظ اللغة',
  textsTitle: 'نصوص خاصة بك',
  textsAbout: 'نص عادي بكل لغة، دون روابط. يستخدم الحقل الفارغ النص الافتراضي.',
  chooseLanguage: 'لغة النصوص',
  signInTitle: 'عنوان صفحة تسجيل الدخول',
  signInHelp: 'سطر المساعدة في صفحة تسجيل الدخول',
  mailSubject: 'موضوع رسائل البريد',
  mailGreeting: 'تحية رسائل البريد',
  mailFooter: 'تذييل رسائل البريد',
  placeholders: '{count, number} حرفًا كحد أقصى. العناصر النائبة: {names}',
  preview: 'معاينة',
  sampleSubject: 'تأكيد عنوان بريدك الإلكتروني',
  saveTexts: 'حفظ النصوص',
  reset: 'إعادة الضبط إلى الافتراضي',
  tooLong: '{count, number} حرفًا كحد أقصى.',
  invalid:
    'استخدم سطرًا واحدًا من نص عادي دون روابط أو عناوين بريد. أضف مسافة بعد كل نقطة. العناصر النائبة المتاحة: {names}.',
  subjectRequired: 'يجب أن يحتوي النص على {placeholder}.',
} satisfies Translation<typeof english>;
