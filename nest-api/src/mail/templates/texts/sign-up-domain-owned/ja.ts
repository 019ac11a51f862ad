import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'お客様の組織はすでに Gatehouse を利用しています',
  about:
    '{domain} のメールアドレスで Gatehouse に登録されました。このドメインはすでにある組織によって確認されており、メンバーは招待によって参加します。',
  next: 'IT 担当者に招待を依頼してください。別の組織は作成されていません。',
  action: '招待を受けた後にサインイン',
  notYou: 'お心当たりがない場合は、このメールを無視してください。',
} satisfies Translation<typeof english>;
