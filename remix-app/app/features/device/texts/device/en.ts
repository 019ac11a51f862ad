export default {
  connect: 'Connect a device',
  connectAbout: 'Enter the code that your device shows.',
  code: 'Code',
  continue: 'Continue',
  signInTo: 'Sign in to {application} on your device?',
  shown: 'Your device shows',
  warning:
    'Allow this only if you have the device in front of you and started this sign-in yourself. If someone sent you this code, they want to sign in as you.',
  allowed: 'Your device is signed in',
  allowedAbout: 'Go back to your device. It continues in a few seconds.',
  denied: 'The device was not signed in',
  deniedAbout: 'The code is no longer valid.',
  toConnected: 'Connected applications',
  toDashboard: 'Go to your dashboard',
} as const;
