export default {
  subject: 'Single sign-on will soon be required',
  about:
    'Your organization requires single sign-on from {at} on. Passwords and passkeys then stop working for members.',
  next: 'The settings show who still signs in with a password. Tell these users to sign in with single sign-on now.',
  action: 'Show who still uses a password',
} as const;
