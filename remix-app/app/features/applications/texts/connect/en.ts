export default {
  unavailable: 'The discovery document is not available. Try again in a few seconds.',
  endpoints: 'Endpoints',
  endpointsAbout:
    'Most libraries need only the issuer and the client ID and discover the endpoints themselves.',
  issuer: 'Issuer',
  discovery: 'Discovery document',
  authorization: 'Authorization endpoint',
  token: 'Token endpoint',
  userinfo: 'UserInfo endpoint',
  jwks: 'JSON Web Key Set (JWKS)',
  device: 'Device authorization endpoint',
  endSession: 'End-session endpoint',
  shellNote: 'Signs a user in manually with curl and openssl, step by step.',
  deviceNote: 'Shows a user code and polls until a user has entered it.',
  machineNote: 'Requests a token for the application itself with curl.',
  workloadNote:
    'Requests a token for the application with the token of the system that runs it. Add that system under “Token exchange” first.',
  sharedIssuer: 'Shared issuer',
  sharedIssuerAbout:
    'All organizations use this issuer. The application still signs in only users of its own organization.',
  ownIssuer: 'Issuer of {organization}',
  ownIssuerAbout: 'This issuer has its own keys. The application trusts only tokens of {organization}.',
  customIssuerAbout:
    'Users sign in at the custom domain of {organization}, with its own sessions. The application trusts only tokens of {organization}.',
  quickStart: 'Quick start',
  quickStartAbout: 'The values of this application are filled in. Secrets are read from the environment.',
  frameworks: 'Libraries and products',
  install: 'Install',
  command: 'Command',
  secretNote:
    'Set CLIENT_SECRET to the client secret. Where SESSION_SECRET is read, set it to a random value, for example from <code>openssl rand -base64 32</code>.',
  publicNote: 'This application is a public client: it has no secret, and PKCE protects its sign-ins.',
  httpsNote:
    'Set CLIENT_SECRET to the client secret. Discovery of this library requires an issuer with https.',
  proxyNote:
    'nginx has no OpenID Connect of its own. oauth2-proxy signs users in and passes their email address to your application.',
  productNote: 'Set the client secret where the settings read it.',
  missingUri: '{name} returns users to a redirect URI that is not registered: <code>{uri}</code>',
  addUri: 'Add redirect URI',
} as const;
