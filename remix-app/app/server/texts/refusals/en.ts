import { TEXTS } from '@gatehouse/contracts';

/** Texts that name `TEXTS` are specified to the word. */
export default {
  signIn: 'Sign in to open this page.',
  permission:
    '{count, plural, one {Your role does not have the permission {permissions}.} other {Your role has none of these permissions: {permissions}.}}',
  admins: 'Only admins can open this.',
  superadmins: 'Only super admins can open this.',
  notActivated: TEXTS.admin.disabledUntilActivated,
} as const;
