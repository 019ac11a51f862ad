import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'トークン交換',
  about:
    'サービスがユーザーに代わって別のサービスを呼び出し、パイプラインがシークレットなしでトークンを取得します (RFC 8693)。新しいトークンの権限が、交換元のトークンを超えることはありません。',
  grant: 'トークンの交換を許可',
  grantHelp:
    'このアプリケーションは、下の欄または API のページで指定された場合に、アプリケーションや API のアクセストークンを交換できます。',
  mayAct: '代理を許可',
  mayActHelp:
    'このアプリケーションのアクセストークンを交換できるアプリケーションのクライアント ID を 1 行に 1 つ入力します。',
  impersonation: 'なりすまし',
  impersonationHelp:
    '交換したトークンはこのアプリケーションをアクターとして示さないため、API はユーザーと区別できません。監査ログには記録されます。',
  workloads: 'ワークロード ID',
  workloadsHelp:
    'このアプリケーションを認証する、パイプラインやクラスターのトークンです (GitHub Actions、GitLab、Kubernetes など)。',
  workload: 'ワークロード ID {number, number}',
  newWorkload: '新しいワークロード ID',
  workloadName: '名前',
  issuer: '発行者',
  issuerHelp:
    'トークンの「iss」と完全に一致する値です。例: https://token.actions.githubusercontent.com、またはクラスターのアドレス。',
  subject: 'サブジェクト',
  subjectHelp: 'トークンの「sub」です。末尾の * は任意の続きを表します。例: repo:acme/website:*',
  audience: 'オーディエンス',
  audienceHelp: 'トークンの「aud」です。空欄の場合は、この組織の発行者アドレスです。',
  claims: '必須のクレーム',
  claimsHelp: '値が完全に一致する必要があるクレームを 1 行に 1 つ入力します。例: environment=production',
  jwks: '公開鍵',
  jwksHelp:
    'Gatehouse から到達できない発行者 (プライベートクラスターなど) の場合にのみ入力する JWK Set です。',
  remove: 'このワークロード ID を削除',
  save: 'トークン交換を保存',
  notSaved: '設定は保存されませんでした。もう一度お試しください。',
  notJson: 'JWK Set ではありません (RFC 7517)',
} satisfies Translation<typeof english>;
