import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  expired: '期限切れ',
  expiresToday: '本日期限切れ',
  expiresInYears: '{count, plural, other {あと # 年で期限切れ}}',
  expiresInDays: '{count, plural, other {あと # 日で期限切れ}}',
} satisfies Translation<typeof english>;
