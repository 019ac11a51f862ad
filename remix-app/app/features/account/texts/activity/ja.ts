import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'サインイン履歴',
  about:
    '過去 90 日間のアカウントへのサインインです。成功したものは 30 日間保存されます。心当たりのないものは報告してください。そのデバイスはサインアウトされ、新しいパスワードを設定できます。',
  empty: 'サインインは 1 秒以内にここに表示されます。',
  succeeded: 'サインイン済み',
  failed: '{count, plural, other {失敗 (# 回)}}',
  current: 'このセッション',
  line: '{time} · {method} · {place}',
  unknownPlace: '不明なネットワーク',
  unusual: '通常と異なる点: {reasons}',
  notMe: '私ではありません<hidden>: {device}、{time}</hidden>',
} satisfies Translation<typeof english>;
