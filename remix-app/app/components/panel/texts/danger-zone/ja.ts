import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  delete: '削除',
  confirmName: '確認のため <b>{name}</b> と入力してください',
  deletePermanently: '完全に削除',
  disable: '無効にする',
  enable: '有効にする',
} satisfies Translation<typeof english>;
