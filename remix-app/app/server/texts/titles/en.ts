/** Titles of pages by path. The English ones are those of the table of pages. */
export default {
  '/login': 'Sign in',
  '/login/second-factor': 'Second step',
  '/forgot-password': 'Forgot password',
  '/reset-password': 'Choose a new password',
  '/confirm': 'Confirm that it is you',
  '/confirm-email': 'Confirm your address',
  '/not-me': 'Report a sign-in',
  '/unsubscribe': 'Unsubscribe',
  '/display': 'Live board',
  '/docs/sign-in-problems': 'Sign-in problems',
  '/docs/sign-in-problems/:code': 'Sign-in problem',
} as const;
