export default {
  notRegistered:
    'The application that sent you here is not registered, or it is not allowed to sign in users this way.',
  notRegisteredNext: 'Contact the owner of the application. An administrator must correct its registration.',
  redirectUri: 'The application requested a redirect URI that is not registered for it.',
  redirectUriNext: 'For your safety, you were not redirected. Contact the owner of the application.',
  request: 'The application sent an invalid sign-in request.',
  requestNext: 'Go back and try again. If the error persists, contact the owner of the application.',
  denied: 'The sign-in was denied.',
  deniedNext: 'Go back to the application and try again with another account, or contact your administrator.',
  over: 'This sign-in took too long, was already completed, or started in another browser.',
  overNext: 'Go back to the application and sign in again.',
  unexpected: 'An unexpected error occurred during the sign-in.',
  unexpectedNext:
    'Go back to the application and try again. If the error persists, contact your administrator.',
  signOut: 'The application sent an invalid sign-out request.',
  signOutNext: 'If the error persists, contact the owner of the application.',
} as const;
