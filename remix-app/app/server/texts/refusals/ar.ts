import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  signIn: 'سجّل الدخول لفتح هذه الصفحة.',
  permission:
    '{count, plural, zero {لا يملك دورك الإذن {permissions}.} one {لا يملك دورك الإذن {permissions}.} two {لا يملك دورك أيًا من هذين الإذنين: {permissions}.} few {لا يملك دورك أيًا من هذه الأذونات: {permissions}.} many {لا يملك دورك أيًا من هذه الأذونات: {permissions}.} other {لا يملك دورك أيًا من هذه الأذونات: {permissions}.}}',
  admins: 'لا يمكن فتح هذا إلا للمسؤولين.',
  superadmins: 'لا يمكن فتح هذا إلا للمسؤولين العامين.',
  notActivated: 'يتاح بعد تفعيل حسابك.',
} satisfies Translation<typeof english>;
