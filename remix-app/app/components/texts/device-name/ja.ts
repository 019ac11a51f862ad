import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  unknown: '不明なデバイス',
  browserOn: '{browser}（{system}）',
  script: '{tool}（スクリプト）',
} satisfies Translation<typeof english>;
