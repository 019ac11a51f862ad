import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  signInFailed: 'تعذّر تسجيل الدخول',
  signInToFailed: 'تعذّر تسجيل الدخول إلى {application}',
  signOutFailed: 'تعذّر إكمال تسجيل الخروج',
  signOutFromFailed: 'تعذّر إكمال تسجيل الخروج من {application}',
  forApplication: 'لمالك التطبيق: <code>{error}</code>',
  forAdministrator: 'للمسؤول: <code>{error}</code>',
  toStart: 'الانتقال إلى صفحة البداية',
  notSignedIn: 'لست مسجّل الدخول هنا.',
  stillSignedIn: 'ما زلت مسجّل الدخول هنا.',
  signOutNow: 'تسجيل الخروج الآن',
} satisfies Translation<typeof english>;
