import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  all: '{roles} が読み取りと変更をできる行: {rows}',
  select: '{roles} が読み取れる行: {rows}',
  insert: '{roles} が追加できる行: {rows}',
  update: '{roles} が変更できる行: {rows}',
  delete: '{roles} が削除できる行: {rows}',
  written: '{policy}。書き込める行: {rows}',
  everyRow: 'すべての行',
  noRow: 'なし',
  tenantRows: '現在のテナントの行',
  rowsWhere: '{expression} の行',
  currentTenant: '現在のテナント',
} satisfies Translation<typeof english>;
