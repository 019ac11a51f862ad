import { TEXTS } from '@gatehouse/contracts';

/** Texts that name `TEXTS` are specified to the word. */
export default {
  dashboardOf: '{product}, dashboard',
  main: 'Main',
  drawer: 'Drawer',
  navigation: 'Navigation',
  breadcrumbs: 'Breadcrumbs',
  accountMenu: 'Account menu of {name}',
  dashboard: 'Dashboard',
  personalSettings: TEXTS.dashboard.personalSettings,
  logout: TEXTS.dashboard.logout,
  switchTo: 'Switch to {organization}',
  languageIs: 'Language: {language}',
  viewAs: 'View as {role}',
  viewedAs: 'You are viewing Gatehouse as <b>{role}</b>. You have the permissions of this role.',
  returnTo: 'Return to {role}',
  activationPending: TEXTS.admin.activationPending,
  activationPendingDetail: TEXTS.admin.activationPendingDetail,
  activationNext: TEXTS.admin.activationNext,
  readOnly: TEXTS.admin.readOnly,
  onHold: 'Your organization is on hold',
  onHoldDetail: 'All data stays readable. Contact us to lift the hold.',
} as const;
