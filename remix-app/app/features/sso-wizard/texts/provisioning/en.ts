export default {
  title: 'Users and groups',
  about:
    'Your directory adds, changes and deactivates users, and sends groups. Nobody gains or loses access before you approve the first sync.',
  offer:
    'Single sign-on lets users in. Provisioning also adds them before their first sign-in, and ends their access when they leave. This step is optional.',
  open: 'Set up users and groups',
  read: 'Gatehouse reads the directory',
  scim: 'The directory sends changes by SCIM',
  scimAbout:
    'Create a token, and enter it with the base URL in the console of your directory. The token expires after one year.',
  createToken: 'Create token',
  skip: 'Skip this step',
  finish: 'Open provisioning',
} as const;
