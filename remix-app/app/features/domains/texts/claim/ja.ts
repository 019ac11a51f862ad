import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'ドメインを登録',
  about: '公開するDNSレコードが発行されます。ドメインが検証されるまで、登録は効力を持ちません。',
  domain: 'ドメイン',
  domainAbout: 'メールアドレスの@より後の部分です。サブドメインは個別に登録してください。',
  organization: '組織',
  organizationAbout: 'ドメインを所有する組織のコード（TEN-001など）またはスラッグです。',
  claim: 'ドメインを登録',
} satisfies Translation<typeof english>;
