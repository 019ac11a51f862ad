import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  passwordMinLength: '8〜64 の整数を入力してください',
  failedSignInRetentionDays: '7〜365 の整数を入力してください',
  graceDays: '0〜90 の整数を入力してください',
  chooseOne: '選択肢から 1 つ選んでください',
  network:
    '「{text}」は IP アドレス、203.0.113.0/24 のような範囲、DE のような国、AS3320 のような事業者のいずれでもありません。',
  tooManyNetworks: 'ネットワークは {count, number} 件以内で入力してください。',
  notSaved: 'ポリシーは保存されませんでした。もう一度お試しください。',
} satisfies Translation<typeof english>;
