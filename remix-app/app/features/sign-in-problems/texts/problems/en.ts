export default {
  title: 'Sign-in problems',
  about: 'Every code with which a sign-in or a request of an application can fail.',
} as const;
