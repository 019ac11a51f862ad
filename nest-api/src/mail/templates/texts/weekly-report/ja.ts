import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: '{from}から{to}までのサインイン',
  about: '先週の組織のサインインです。括弧内は前の週の数値です。',
  succeeded: '成功したサインイン: {now, number} ({before, number})',
  failed: '失敗したサインイン: {now, number} ({before, number})',
  rate: '成功率: {now} ({before})',
  activeUsers: 'アクティブユーザー: {now, number} ({before, number})',
  risk: '中リスクのサインイン: {medium, number} ({mediumBefore, number})、高リスク: {high, number} ({highBefore, number})',
  incidents: '新しいインシデント: {now, number} ({before, number})、現在未解決: {open, number}',
  adoption:
    '第 2 要素を持つユーザー: {users, number} 人中 {withFactor, number} 人、パスキーを持つユーザー: {withPasskey, number} 人',
  causes: '失敗したサインインの主な原因:',
  cause: '{count, number} × {cause} {link}',
  action: '分析を開く',
  unsubscribe: 'このメールは組織の管理者に送信されています。配信を停止するには {link} を開いてください',
} satisfies Translation<typeof english>;
