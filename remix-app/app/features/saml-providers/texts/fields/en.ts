export default {
  entityId: 'Entity ID',
  name: 'Name',
  nameHelp: 'Shown to users on the sign-in page.',
  acsUrl: 'Assertion consumer service (ACS) URL',
  acsUrlHelp: 'The default of the URLs below. A new value replaces all of them.',
  defaultService: '{url} (default)',
  sloUrl: 'Single logout URL (optional)',
  sloUrlHelp:
    'Gatehouse sends a logout request to this URL when a user signs out. Without it, users must sign out of the application themselves.',
  sloBinding: 'Single logout binding',
  sloSoapUrl: 'Single logout URL for SOAP (optional)',
  sloSoapUrlHelp:
    'When a user loses access to the application, Gatehouse ends their session there by a request to this URL, without a browser. Without it, the session lasts until the application ends it.',
  metadataUrl: 'Metadata URL',
  metadataUrlOptional: 'Metadata URL (optional)',
  metadataUrlHelp:
    'Gatehouse reads the metadata once a day and applies new URLs and certificates. Replaced certificates stay trusted for one week.',
  nameId: 'NameID format',
  nameIdHelp: 'How the application identifies users.',
  idpInitiated: 'Allow IdP-initiated sign-on',
} as const;
