import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  unknownOrganization: 'このコードまたはスラッグの組織はありません',
  wrongName: 'API の名前と一致しません',
  notDeleted: 'API は削除されませんでした。もう一度お試しください。',
  notSaved: 'API は保存されませんでした。もう一度お試しください。',
  name: '名前',
  scopes: 'スコープ',
  accessTokens: 'アクセストークン',
  jwt: 'JWT',
  opaque: '不透明 (opaque)',
  mayAct: '代理を許可',
  downstream: '下流の API',
} satisfies Translation<typeof english>;
