export default {
  aiAntivirus: 'Detects malware by its behavior, including malware without a known signature.',
  networkMonitor: 'Shows every connection and alerts you to unusual ones.',
  usbSecurity: 'Controls which removable devices can be connected, and where.',
  privacyMonitor: 'Finds personal data and shows which users can access it.',
} as const;
