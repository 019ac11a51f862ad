import { TEXTS } from '@gatehouse/contracts';

/** Texts that name `TEXTS` are specified to the word. */
export default {
  title: TEXTS.auth.welcomeBack,
  about: 'Sign in to your account.',
  signInWith: 'Sign in with {provider}',
  noAccount: 'No account yet? <link>Sign up</link>',
  ssoStatus: 'SSO status',
  otherMethod: 'Does your company use another sign-in method? Contact your administrator.',
  ready: 'Ready',
  byEmail: 'By work email',
  notConfigured: 'Not configured',
  unknown: 'Unknown',
  demo: 'Demo accounts',
  demoAbout: 'Choose one to fill in its email and password.',
  superadmin: 'SuperAdmin',
  admin: 'Tenant Admin',
  user: 'Regular User',
} as const;
