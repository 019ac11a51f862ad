export default {
  byMetadata: 'Metadata',
  byMetadataAbout:
    'If the application reads metadata, it needs only this URL. It then also receives new certificates in time.',
  metadataUrl: 'Metadata URL',
  downloadMetadata: 'Download metadata',
  values: 'Values',
  ownValues:
    'These values belong only to {organization}. Applications of other organizations do not trust them.',
  yourValues:
    'These values belong only to your organization. Applications of other organizations do not trust them.',
  sharedValues: 'All applications that serve all organizations share these values.',
  signInHost: 'Host of the sign-in',
  platformHostAbout:
    'Users sign in at the platform. Configure the application with the values of one host only: each host has its own entity ID.',
  yourHostAbout:
    'Users sign in at the custom domain of your organization, with its own sessions. Configure the application with the values of one host only: each host has its own entity ID.',
  ownHostAbout:
    'Users sign in at the custom domain of {organization}, with its own sessions. Configure the application with the values of one host only: each host has its own entity ID.',
  entityId: 'Entity ID (issuer)',
  ssoUrl: 'Single sign-on URL',
  sloUrl: 'Single logout URL',
  bindings: 'Supports HTTP-Redirect and HTTP-POST.',
  launchUrl: 'IdP-initiated sign-on URL',
  launchUrlAbout: 'For a bookmark or a portal. Append &RelayState= if the application uses it.',
  certificate: 'Gatehouse certificate',
  certificateAbout: 'The application verifies the signatures of Gatehouse with this certificate.',
  pem: 'Certificate (PEM)',
  downloadCertificate: 'Download certificate',
  sha256: 'Fingerprint (SHA-256)',
  sha1: 'Fingerprint (SHA-1)',
  sha1About: 'Some applications identify the certificate by this value. It is not used for security.',
} as const;
