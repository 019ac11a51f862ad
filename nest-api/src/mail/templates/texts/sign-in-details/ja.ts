import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  details: '日時: {at} UTC。デバイス: {device}。IP アドレス: {address}。',
  browserOnSystem: '{system} の {browser}',
  script: '{tool}（スクリプト）',
  unknownDevice: '不明',
  unknownAddress: '不明',
} satisfies Translation<typeof english>;
