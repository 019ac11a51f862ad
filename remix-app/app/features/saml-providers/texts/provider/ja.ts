import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  protocol: 'SAML 2.0',
  serves: '組織: {organization}',
  servesAll: 'すべての組織',
  updated: '更新: {time}',
  allApplications: 'すべての SAML アプリケーション',
  tabs: 'アプリケーションのセクション',
  settings: '設定',
  attributes: '属性',
  connect: '接続',
  certificates: '証明書',
  test: 'テスト',
  access: 'アクセス',
  provisioning: 'プロビジョニング',
  danger: '危険な操作',
  disableEffect:
    '無効にすると、このアプリケーションへの新しいサインインがブロックされます。既存のセッションは、アプリケーションが終了するまで継続します。設定は保持され、再び有効にできます。',
  enableEffect: 'ユーザーはこのアプリケーションに再びサインインできるようになります。',
  deleteEffect:
    'アプリケーションを設定とともに削除します。ユーザーはサインインできなくなります。entity ID は予約されたままです。同じ所有者が再登録した場合、ユーザーの識別子は維持されます。',
  save: '変更を保存',
  saveMine: '自分の変更を保存',
  entityIdAbout: 'ユーザー識別子が依存しているため、entity ID は変更できません。',
  sign: '署名する要素',
  signHelp: 'ほとんどのアプリケーションは、両方の要素への署名を受け入れます。',
  signatureAlgorithm: '署名アルゴリズム',
  encryption: 'アサーションの暗号化',
  encryptionHelp: '「証明書」に、アプリケーションの暗号化証明書が必要です。',
  notEncrypted: '暗号化なし (転送中は TLS で保護)',
  weakTitle: '脆弱なアルゴリズムが使用されています',
  weakAbout:
    '十分なリソースを持つ攻撃者は SHA-1 署名を偽造できます。CBC および Triple-DES の暗号化は、改ざんされた多数のメッセージを送信することで破られる可能性があります。SHA-1 を選択すると、Gatehouse は SHA-1 で署名された要求も受け入れます。アプリケーションが対応したら、すぐに SHA-256 と AES-GCM に変更してください。',
  signOn: 'サインオン要求',
  requireSigned: '署名付き要求を必須にする',
  requireSignedHelp: '「証明書」に、アプリケーションの署名証明書が必要です。',
  idpInitiatedHelp:
    'アプリケーションが要求なしのアサーションを受け入れる場合にのみ有効にしてください。有効にすると、攻撃者がユーザーの意図しないサインインを行わせる可能性があるため、無効のままにしておく方が安全です。',
  attributesAbout:
    '各属性は、アプリケーションが想定する名前でユーザーの値を 1 つ送信します。値のない属性は省略されます。',
  noAttributes: 'アサーションには NameID のみが含まれます。',
  addAttribute: '属性を追加',
  saveAttributes: '属性を保存',
  attributeNumber: '属性 {number, number}',
  attributeName: '属性名',
  attributeValue: '値',
  nameFormat: '名前の形式',
  remove: '削除',
  removeAttribute: '属性 {number, number} を削除',
} satisfies Translation<typeof english>;
