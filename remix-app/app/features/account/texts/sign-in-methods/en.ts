export default {
  pwd: 'password',
  otp: 'code',
  passkey: 'passkey',
  fed: 'single sign-on',
  email: 'email',
  other: 'another method',
} as const;
