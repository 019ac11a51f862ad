import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  name: 'الاسم',
  nameHelp: 'يظهر للمسؤولين فقط.',
  scopes: 'نطاقات الوصول (scopes)',
  scopesHelp:
    'ما يمكن السماح للتطبيقات بفعله، نطاق واحد في كل سطر. تتضمن رموز الوصول النطاقات الممنوحة، وتتحقق منها واجهة API مع كل طلب.',
  identifier: 'المُعرّف (audience)',
  allApis: 'جميع واجهات API',
  accessTokens: 'رموز الوصول',
  jwt: 'JWT',
  jwtLife: '5 دقائق',
  jwtChoice: 'JWT، صالح لمدة 5 دقائق',
  jwtAbout:
    'تتحقق واجهة API من الرمز بنفسها باستخدام مفاتيح Gatehouse العامة. لا يمكن إبطال الرمز قبل انتهاء صلاحيته.',
  opaque: 'معتم (opaque)',
  opaqueLife: 'ساعة واحدة',
  opaqueChoice: 'معتم، صالح لمدة ساعة واحدة',
  opaqueAbout: 'تتحقق واجهة API من كل رمز لدى Gatehouse (introspection). يسري الإبطال فورًا.',
  mayAct: 'يجوز له التصرف',
  mayActHelp:
    'معرّفات العملاء للتطبيقات التي يجوز لها استبدال رموز الوصول لهذه الواجهة، واحد في كل سطر. عادةً الخدمة التي خلف الواجهة.',
  downstream: 'واجهات API التالية',
  downstreamHelp:
    'ما يساويه النطاق في واجهة أخرى، واحد في كل سطر: النطاق، ثم مُعرّف الواجهة الأخرى، ثم نطاقاتها. لا يمكن استبدال الرموز بغير ذلك.',
} satisfies Translation<typeof english>;
