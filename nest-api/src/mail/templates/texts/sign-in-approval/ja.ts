import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'サインインが承認を待っています',
  about:
    '{email} のサインインは通常と異なるため、組織のサインインポリシーにより、管理者が判断するまで保留されています。',
  next: '既知の方法でユーザーに連絡し、表示されている番号を確認してください。番号が {number} の場合のみ承認してください。',
  action: '今すぐ判断する',
  expires:
    'このサインインは {minutes, number} 分後に期限切れになります。このメールは 1 時間に最大 {most, number} 通です。',
} satisfies Translation<typeof english>;
