import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  label: '参照番号',
  reference: '参照番号: <code>{reference}</code>',
  contactNamed: 'お問い合わせ先: {name} ({address})',
  contact: 'お問い合わせ先: {address}',
} satisfies Translation<typeof english>;
