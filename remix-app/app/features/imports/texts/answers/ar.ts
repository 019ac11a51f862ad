import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  notStarted: 'الخادم لا يستجيب ولم يبدأ الاستيراد. ابدأه مجددًا بعد قليل.',
  maybeStarted:
    'لم يستجب الخادم في الوقت المناسب. من غير المعروف ما إذا كان الاستيراد سيبدأ. ابدأه مجددًا بعد قليل: لا يبدأ إلا مرة واحدة.',
} satisfies Translation<typeof english>;
