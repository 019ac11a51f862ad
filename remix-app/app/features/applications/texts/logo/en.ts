export default {
  logo: 'Logo',
  logoAbout:
    'Users see it on sign-in and consent pages, and you see it in lists. It stands on white in both themes.',
} as const;
