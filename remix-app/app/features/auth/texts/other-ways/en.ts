export default {
  withOrganization: 'Sign in with your organization',
} as const;
