export default {
  title: 'Connectors',
  about:
    'A connector runs in your network, reads the directory there and checks passwords there. It only opens outbound HTTPS connections to Gatehouse. Run at least two, so that users can sign in while one is down.',
  unused:
    'This connection reaches its directory directly. To use connectors, enter the server address connector: in the settings.',
  none: 'Connectors appear here after you enroll them.',
  create: 'Create enrollment code',
  createAbout: 'The code works once and expires after 15 minutes. Creating a code replaces the open one.',
  open: 'A code is open. It expires at {at}.',
  once: 'Run this command now. The code is shown only once.',
  enroll: '1. Enroll',
  run: '2. Run',
  runAbout:
    'Replace the values with those of your directory. They stay in your network: Gatehouse never gets the address of the server or the password of the service account.',
  neverConnected: 'Never connected',
  connected: 'Connected',
  silent: 'Silent',
  revoked: 'Revoked',
  version: 'Version {version}',
  fingerprint: 'Fingerprint {fingerprint}',
  lastSeen: 'Last contact {at}',
  enrolled: 'Enrolled {at}',
  rejected: '{count, plural, one {# rejected request} other {# rejected requests}}: {reason}',
  revoke: 'Revoke',
  revokeOf: 'Revoke {name}',
  revokeAbout:
    'Its next request is rejected. To use it again, delete its identity file and enroll it with a new code.',
  connector_revoked: 'The connector was revoked. Stop it.',
  signature_missing: 'There was no signature. A proxy may remove the header Authorization.',
  signature_invalid: 'The signature is not by this connector, or for another address.',
  signature_expired: 'The clock differs by more than a minute. Synchronize the clock of the connector.',
  signature_replayed: 'The same request came twice. A proxy may repeat requests, or somebody records them.',
  body_altered: 'The body is not the one that was signed. A proxy may change requests.',
  organization_inactive: 'The organization is not active.',
  download: 'Download',
  downloadAbout:
    '<link>Download the connector</link>. It is one file and needs Node 22 or newer. On Linux, these commands download it and check its SHA-256:',
} as const;
