import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  titleInvitations: 'استيراد الدعوات',
  titleTenants: 'استيراد المستأجرين',
  allInvitations: 'جميع الدعوات',
  allTenants: 'جميع المستأجرين',
  started: 'تاريخ البدء: {when}.',
  startedOpen: 'تاريخ البدء: {when}. يمكنك مغادرة هذه الصفحة والعودة إليها.',
  notImported: 'الأسطر التي لم تُستورد',
  correct:
    '{count, plural, zero {تصحيح # سطر} one {تصحيح سطر واحد} two {تصحيح سطرين} few {تصحيح # أسطر} many {تصحيح # سطرًا} other {تصحيح # سطر}}',
  download: 'تنزيل الأسطر الفاشلة',
  firstOf: 'أول {shown, number} من {total, number}. يحتوي الملف على جميع الأسطر الفاشلة.',
  done: 'اكتمل الاستيراد',
  stopped: 'توقف الاستيراد',
  stoppedBecause: '{reason} {outcome}',
  progress: 'تقدّم الاستيراد',
  waiting: 'الاستيراد في انتظار البدء.',
  processed:
    'تمت معالجة {done, number} من {count, plural, zero {# سطر} one {سطر واحد} two {سطرين} few {# أسطر} many {# سطرًا} other {# سطر}} ({percent}).',
  checkAgain: 'التحقق مجددًا',
  noAnswer: 'الخادم لا يستجيب',
  noAnswerAbout: 'تقدّم الاستيراد غير متاح حاليًا. يستمر الاستيراد، وتتحقق هذه الصفحة مجددًا تلقائيًا.',
  lines: 'الأسطر',
  tenantsCreated: 'المستأجرون المُنشأون',
  invitationsSent: 'الدعوات المُرسلة',
  skippedExisting: 'تم تخطيها (موجودة بالفعل)',
  failed: 'فشلت',
  line: 'السطر',
  content: 'المحتوى',
  outcome: 'النتيجة',
  empty: '(فارغ)',
  lineSkipped: 'تم التخطي: {message}',
  lineFailed: 'فشل: {message}',
  outcomeTenants:
    '{count, plural, zero {لم يُنشأ أي مستأجر} one {أُنشئ مستأجر واحد} two {أُنشئ مستأجران} few {أُنشئ # مستأجرين} many {أُنشئ # مستأجرًا} other {أُنشئ # مستأجر}}، تم تخطي {skipped, number}، فشل {failed, number}.',
  outcomeInvitations:
    '{count, plural, zero {لم تُرسَل أي دعوة} one {أُرسلت دعوة واحدة} two {أُرسلت دعوتان} few {أُرسلت # دعوات} many {أُرسلت # دعوة} other {أُرسلت # دعوة}}، تم تخطي {skipped, number}، فشلت {failed, number}.',
} satisfies Translation<typeof english>;
