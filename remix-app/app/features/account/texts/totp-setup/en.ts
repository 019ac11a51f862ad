export default {
  qrCode: 'QR code for your authenticator app',
  manual: 'If you cannot scan it, enter this key in the app, or <link>open it on this device</link>.',
  setupKey: 'Setup key',
  code: 'Code that the app shows',
} as const;
