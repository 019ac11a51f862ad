export default {
  title: 'Save these codes now. They are shown only once.',
  about:
    'Each code signs you in once if you lose your phone or passkey. Keep the codes in a safe place or in your password manager.',
  download: 'Download',
  label: 'recovery codes',
} as const;
