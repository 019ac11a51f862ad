export default {
  googleAbout: 'Users sign in with their company’s Google account.',
  microsoftAbout: 'Users sign in with their work account in one Microsoft Entra tenant.',
  githubAbout:
    'Users sign in with their GitHub account. They need a verified email address at one of your domains.',
  appleAbout: 'Users sign in with their Apple account. They need an email address at one of your domains.',
  oauth2About: 'Any identity provider with an OpenID discovery document: Okta, Auth0, Keycloak, PingOne.',
  samlAbout: 'Any identity provider that publishes SAML metadata: ADFS, OneLogin, JumpCloud, Shibboleth.',
  clientId: 'Client ID',
  applicationId: 'Application (client) ID',
  servicesId: 'Services ID',
  directoryId: 'Directory (tenant) ID',
  directoryIdAbout: 'Only users of this Microsoft Entra tenant can sign in.',
  teamId: 'Team ID',
  keyId: 'Key ID',
  issuer: 'Issuer',
  issuerAbout: 'Gatehouse reads its discovery document and keys before it saves the connection.',
} as const;
