import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  signIn: 'Melden Sie sich an, um diese Seite zu öffnen.',
  permission:
    '{count, plural, one {Ihre Rolle hat die Berechtigung {permissions} nicht.} other {Ihre Rolle hat keine dieser Berechtigungen: {permissions}.}}',
  admins: 'Nur Admins können dies öffnen.',
  superadmins: 'Nur Super-Admins können dies öffnen.',
  notActivated: 'Verfügbar, sobald Ihr Konto aktiviert ist.',
} satisfies Translation<typeof english>;
