import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Domain beanspruchen',
  about:
    'Sie erhalten einen DNS-Eintrag zum Veröffentlichen. Der Anspruch hat keine Wirkung, bis die Domain verifiziert ist.',
  domain: 'Domain',
  domainAbout: 'Der Teil nach dem @ Ihrer E-Mail-Adressen. Beanspruchen Sie eine Subdomain separat.',
  organization: 'Organisation',
  organizationAbout: 'Der Code, z. B. TEN-001, oder der Slug der Organisation, der die Domain gehört.',
  claim: 'Domain beanspruchen',
} satisfies Translation<typeof english>;
