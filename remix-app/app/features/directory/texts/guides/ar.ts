import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  tokenShownOnce: 'يظهر مرة واحدة عند إنشائه',
  entraApp:
    'افتح التطبيق الذي يسجّل المستخدمون الدخول إليه. إن لم يكن موجودًا، فاختر «{one}» ثم «{two}» و«{three}».',
  entraConnect: 'اختر «{one}» ثم «{two}». أدخل القيم أدناه واختر «{test}».',
  entraMapping:
    'ضمن «{section}»، اربط «{source}» بـ«{target}». عندئذٍ يشير التزويد وتسجيل الدخول إلى الشخص نفسه.',
  assignAndStart: 'عيّن الأشخاص أو المجموعات ضمن «{tab}»، ثم اختر «{button}».',
  oktaLimit:
    'يزوّد Okta التطبيقات التي تسجّل الدخول باستخدام SAML أو SWA. لاتصال OpenID Connect، أضف تطبيقًا ثانيًا للتزويد فقط.',
  oktaEnable: 'افتح التطبيق. في علامة التبويب «{tab}»، عدّل «{section}» واختر «{option}» للتزويد.',
  enterOnTab: 'في علامة التبويب «{tab}»، عدّل «{section}» وأدخل القيم أدناه. يوضح «{test}» ما إذا كانت صحيحة.',
  oktaToApp: 'ضمن «{section}»، فعّل «{one}» و«{two}» و«{three}».',
  assignUsersAndGroups:
    'عيّن الأشخاص في علامة التبويب «{users}»، واختر المجموعات المرسلة في علامة التبويب «{groups}».',
  googleLimit:
    'يزوّد Google Workspace تطبيقات فهرسه الخاص التي تدعم التزويد التلقائي فقط. لا يتضمن تطبيق SAML المخصص هذا القسم. يرسل Google المستخدمين دون المجموعات.',
  googleOpen: 'افتح تطبيقًا من الفهرس يطلب عنوان URL لنقطة النهاية. ضمن «{section}»، اختر «{button}».',
  googleEnter: 'أدخل القيم أدناه وأبقِ ربط السمات كما هو.',
  googleScope: 'ضمن «{page}»، اختر المجموعات التي يُرسَل أعضاؤها. من دون اختيار يُرسَل الجميع.',
  googleStart: 'اضبط «{section}» على «{state}». يصل أول المستخدمين خلال بضع ساعات.',
  addApp: 'اختر «{button}» وابحث عن «{app}».',
  oneLoginEnter:
    'في علامة التبويب «{tab}»، أدخل القيم أدناه. أبقِ قالب JSON كما هو. ضمن «{section}»، اختر «{button}».',
  oneLoginName: 'في علامة التبويب «{tab}»، اضبط «{field}» على «{value}».',
  oneLoginStart:
    'في علامة التبويب «{tab}»، اختر «{option}» وحدّد الإجراءات التي تحتاج إلى موافقة، ثم عيّن المستخدمين.',
  jumpCloudOpen: 'افتح التطبيق الذي يسجّل المستخدمون الدخول إليه، أو اختر «{button}» ثم «{app}» و«{option}».',
  jumpCloudEnter: 'في علامة التبويب «{tab}»، أدخل القيم أدناه. يأخذ الحقل «{field}» عنوان أحد المستخدمين.',
  jumpCloudStart: 'اختر «{test}» و«{option}»، ثم اختر «{button}».',
  assignOnTab: 'اختر المجموعات في علامة التبويب «{tab}». يُرسَل أعضاؤها أيضًا.',
  pingOneOpen: 'اختر «{button}» ثم «{one}» و«{two}» و«{three}».',
  pingOneEnter: 'في الصفحة «{page}»، أدخل القيم أدناه واختر «{test}».',
  pingOneRule: 'في علامة التبويب «{tab}»، أنشئ قاعدة لهذا الاتصال، واربط «{source}» بـ«{target}».',
  pingOneStart: 'فعّل الاتصال والقاعدة.',
  otherWhere: 'وحدة التحكم الإدارية للدليل',
  otherOpen: 'افتح إعدادات التزويد باستخدام SCIM 2.0.',
  otherEnter: 'أدخل القيم أدناه. يرسل العميل الرمز في ترويسة Authorization.',
  otherName:
    'أرسل عنوان البريد الإلكتروني بوصفه userName، ومعرّفًا لا يتغيّر أبدًا بوصفه externalId. يُستحسن أن يستخدم تسجيل الدخول المعرّف نفسه.',
  otherStart: 'اختر المستخدمين والمجموعات التي تُرسَل، ثم ابدأ التزويد.',
  baseUrl: 'عنوان URL الأساسي',
  bearerToken: 'رمز Bearer',
  tokenUrl: 'نقطة نهاية الرموز',
  clientId: 'معرّف العميل',
  clientSecret: 'سر العميل',
  version: 'إصدار SCIM',
  authentication: 'المصادقة',
} satisfies Translation<typeof english>;
