export default {
  title: 'Test sign-in',
  about:
    'Gatehouse acts as the application: it sends you to the sign-in page, redeems the code on the server, validates the ID token and shows each step with its claims. Tokens stay on the server and are revoked at the end.',
  disabled: 'This application is disabled, so the test fails at the first step.',
  noBrowser: 'Users do not sign in to this application in a browser, so there is no sign-in to test.',
  needsOwnKey:
    'Gatehouse cannot act as this application because the application uses its own key or pushed authorization requests. Start the sign-in from the application.',
  addAbout:
    'The test returns to a Gatehouse page. This page must be one of the redirect URIs. You can remove it later under Settings.',
  redirectUri: 'Redirect URI of the test',
  add: 'Add redirect URI',
  secretHelp: 'The current secret of the application. It is used for this test only and is not stored.',
  chooseAccount: 'Choose the account during sign-in',
  chooseAccountHelp:
    'If you sign in with another account, your session ends. To keep it, use a private window.',
  start: 'Start sign-in',
} as const;
