export default {
  theirs: 'Certificates of the application',
  theirsAbout:
    'Gatehouse verifies requests with the signing certificates and encrypts assertions with the encryption certificate. Several signing certificates can be valid at the same time, so the application can rotate its keys without downtime.',
  none: 'No certificates yet.',
  retired: 'No longer in the metadata',
  metadataRead: 'Gatehouse last read the metadata {time}. It reads the metadata every day.',
  metadataUnread: 'Gatehouse has not been able to read the metadata yet. It tries again within minutes.',
  readNow: 'Read metadata now',
  replace: 'Replace certificates',
  replaceAbout:
    'The values that you enter replace the certificates above. During a key rotation, paste the old and the new certificate together. Remove the old certificate afterwards.',
  signing: 'Signing certificates',
  signingHelp: 'PEM, one after another. If the field is empty, the certificates do not change.',
  removeSigning: 'Remove all signing certificates',
  encryption: 'Encryption certificate',
  encryptionHelp: 'PEM, with an RSA key. If the field is empty, the certificate does not change.',
  removeEncryption: 'Remove the encryption certificate',
  save: 'Save certificates',
  saveMine: 'Save mine',
  ours: 'Gatehouse certificates',
  oursAbout:
    'The certificates in the metadata of Gatehouse. Gatehouse publishes the next certificate before it uses it, so applications that read the metadata update automatically.',
  inUse: 'In use',
  unavailable:
    'The certificates are not available. An inactive organization has no certificates. Otherwise, try again in a few seconds.',
  useSigning: 'Signing',
  useEncryption: 'Encryption',
  subject: 'Subject',
  valid: 'Valid',
  validFromTo: '{from} to {to}',
  sha256: 'SHA-256',
} as const;
