import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  unknownApplication: '遷移元のアプリケーションは登録されていません。',
  unknownApplicationNext:
    'アプリケーションの運営者にお問い合わせください。まず、管理者が登録する必要があります。',
  address: 'アプリケーションが、登録されていない ACS URL を要求しました。',
  addressNext:
    '安全のため、リダイレクトは行われませんでした。アプリケーションの運営者にお問い合わせください。',
  expired: 'アプリケーションのメッセージの有効期限が切れているか、時計がずれています。',
  expiredNext:
    'アプリケーションに戻り、最初からやり直してください。エラーが続く場合は、アプリケーションの運営者にお問い合わせください。',
  notAllowed: 'このアプリケーションでは、ここから開始するサインインは許可されていません。',
  notAllowedNext: 'アプリケーションを開き、そこからサインインしてください。',
  unasked: '組織では、ID プロバイダーから開始するサインインは許可されていません。',
  unaskedNext: 'ここのサインインページから開始するか、管理者に許可を依頼してください。',
  used: 'このサインインはすでに使用されています。',
  usedNext: 'ID プロバイダーからアプリケーションをもう一度開いてください。',
  responseExpired: 'ID プロバイダーの応答の有効期限が切れているか、時計がずれています。',
  responseRejected: 'ID プロバイダーの応答が拒否されました。',
  responseNext: 'もう一度サインインしてください。エラーが続く場合は、参照番号を管理者にお伝えください。',
  signOutUnknown: 'サインアウトを要求したアプリケーションは登録されていません。',
  signOutExpired: 'サインアウトのメッセージの有効期限が切れているか、時計がずれています。',
  signOutRejected: 'サインアウトのメッセージが拒否されました。',
  signOutNext: 'エラーが続く場合は、参照番号を管理者にお伝えください。',
  signOutOver: 'このサインアウトは、時間がかかりすぎたか、すでに完了しています。',
  signOutOverNext:
    'ほかの人があなたの名前でアプリケーションを使用できないように、ブラウザーを閉じてください。',
  signOnOver: 'このサインインは、時間がかかりすぎたか、すでに完了しています。',
  signOnOverNext: 'アプリケーションに戻り、もう一度サインインしてください。',
  rejected: 'アプリケーションのメッセージが拒否されました。',
  rejectedNext:
    '前のページに戻り、もう一度お試しください。エラーが続く場合は、アプリケーションの運営者に参照番号をお伝えください。',
} satisfies Translation<typeof english>;
