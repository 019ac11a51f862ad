export default {
  signIn: 'Sign in with a passkey',
  elsewhere: 'Passkeys that you added at {host} work there only.',
  notAllowed: 'The passkey request was canceled or timed out. Try again.',
  alreadyRegistered: 'This device already has a passkey for your account.',
  notSupported: 'This browser or device does not support passkeys.',
  wrongAddress: 'Passkeys are not available at this address. Contact your administrator.',
  noAnswer: 'The passkey did not respond. Try again.',
  failed: 'The request failed. Please try again.',
} as const;
