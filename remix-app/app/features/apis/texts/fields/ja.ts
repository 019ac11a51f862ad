import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  name: '名前',
  nameHelp: '管理者にのみ表示されます。',
  scopes: 'スコープ',
  scopesHelp:
    'アプリケーションに許可できる操作を、1 行に 1 つのスコープで入力します。アクセストークンには付与されたスコープが含まれ、API はリクエストごとに確認します。',
  identifier: '識別子 (audience)',
  allApis: 'すべての API',
  accessTokens: 'アクセストークン',
  jwt: 'JWT',
  jwtLife: '5 分',
  jwtChoice: 'JWT (5 分間有効)',
  jwtAbout:
    'API 自体が Gatehouse の公開鍵でトークンを検証します。有効期限より前にトークンを取り消すことはできません。',
  opaque: '不透明 (opaque)',
  opaqueLife: '1 時間',
  opaqueChoice: '不透明 (1 時間有効)',
  opaqueAbout:
    'API は各トークンを Gatehouse に照会して検証します (イントロスペクション)。取り消しはただちに反映されます。',
  mayAct: '代理を許可',
  mayActHelp:
    'この API 向けのアクセストークンを交換できるアプリケーションのクライアント ID を 1 行に 1 つ入力します。通常は API の背後にあるサービスです。',
  downstream: '下流の API',
  downstreamHelp:
    'スコープが別の API で何に相当するかを 1 行に 1 つ入力します。スコープ、相手の API の識別子、そのスコープの順です。それ以外のトークンには交換できません。',
} satisfies Translation<typeof english>;
