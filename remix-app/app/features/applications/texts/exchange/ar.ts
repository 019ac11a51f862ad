import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'استبدال الرموز',
  about:
    'تستدعي الخدمات خدمات أخرى نيابةً عن المستخدم، وتحصل خطوط النشر على رموز دون سر (RFC 8693). لا يتجاوز الرمز الجديد أبدًا الرمز المستبدَل.',
  grant: 'يجوز له استبدال الرموز',
  grantHelp: 'يجوز للتطبيق استبدال رموز الوصول للتطبيقات وواجهات API التي تذكره أدناه أو في صفحة الواجهة.',
  mayAct: 'يجوز له التصرف',
  mayActHelp: 'معرّفات العملاء للتطبيقات التي يجوز لها استبدال رموز وصول هذا التطبيق، واحد في كل سطر.',
  impersonation: 'انتحال الشخصية',
  impersonationHelp:
    'لا تذكر الرموز المستبدلة هذا التطبيق بصفته المتصرف، فلا تستطيع واجهة API تمييزه عن المستخدم. يظل سجل التدقيق يذكره.',
  workloads: 'هويات أحمال العمل',
  workloadsHelp:
    'رموز خطوط النشر والعناقيد التي تصادق على هذا التطبيق، مثل رموز GitHub Actions أو GitLab أو Kubernetes.',
  workload: 'هوية حمل العمل {number, number}',
  newWorkload: 'هوية حمل عمل جديدة',
  workloadName: 'الاسم',
  issuer: 'المُصدر',
  issuerHelp:
    'قيمة «iss» المطابقة تمامًا في الرموز، مثل https://token.actions.githubusercontent.com أو عنوان عنقود.',
  subject: 'الموضوع',
  subjectHelp: 'قيمة «sub» في الرموز. تعني * في النهاية أي تتمة، مثل repo:acme/website:*',
  audience: 'الجمهور',
  audienceHelp: 'قيمة «aud» في الرموز. اتركه فارغًا لعنوان مُصدر هذه المؤسسة.',
  claims: 'المطالبات المطلوبة',
  claimsHelp: 'مطالبات يجب أن تكون لها هذه القيمة تمامًا، واحدة في كل سطر، مثل environment=production',
  jwks: 'المفاتيح العامة',
  jwksHelp: 'مجموعة JWK، فقط لمُصدر لا تستطيع Gatehouse الوصول إليه، مثل عنقود خاص.',
  remove: 'إزالة هوية حمل العمل هذه',
  save: 'حفظ استبدال الرموز',
  notSaved: 'لم تُحفظ الإعدادات. حاول مجددًا.',
  notJson: 'هذه ليست مجموعة JWK (RFC 7517)',
} satisfies Translation<typeof english>;
