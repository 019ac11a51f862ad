export default {
  open: 'Not finished',
  linkRequired: 'Password requested',
  passed: 'Passed',
  signedIn: 'Signed in',
  failed: 'Failed',
  denied: 'Access denied',
} as const;
