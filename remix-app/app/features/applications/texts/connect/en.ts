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
  examples: 'Configuration examples',
  examplesAbout:
    'Examples for common libraries and applications. They read the client secret from the environment.',
  examplesFor: 'Libraries and applications',
  exampleFor: 'Configuration for {name}',
  shellNote: 'Signs a user in manually with curl and openssl, step by step.',
  packagesNote: 'To install the packages, run: {command}',
  redirectNote: 'Under Settings, add the redirect URI of your installation. It ends in {path}.',
  deviceNote: 'Shows a user code and polls until a user has entered it.',
  machineNote: 'Requests a token for the application itself with curl.',
  sharedIssuer: 'Shared issuer',
  sharedIssuerAbout:
    'All organizations use this issuer. The application still signs in only users of its own organization.',
  ownIssuer: 'Issuer of {organization}',
  ownIssuerAbout: 'This issuer has its own keys. The application trusts only tokens of {organization}.',
} as const;
