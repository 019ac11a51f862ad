export default {
  owner: 'Owner: {organization}',
  ownerPlatform: 'Owner: platform',
  updated: 'Updated {time}',
  identifierAbout: 'Applications send it as resource. Access tokens contain it as aud. You cannot change it.',
  save: 'Save changes',
  saveMine: 'Save mine',
  deleteEffect:
    'After the deletion, applications can no longer get tokens for this API. First remove the API from all applications that use it. You can register the identifier again later.',
  request: 'Request a token',
  requestAbout:
    'Select this API and its scopes in the settings of the application. The command is the request of a machine-to-machine application. Applications with users send <code>resource</code> and <code>scope</code> in the authorization request.',
  requestCommand: 'Token request',
  validate: 'Validate a token',
  validateJwt:
    'The API verifies the signature with the public keys of the issuer. It then checks that <code>iss</code> and <code>aud</code> match these values, that <code>exp</code> is in the future, and that <code>scope</code> contains the required scope. Libraries for OAuth 2.0 resource servers do this with the issuer alone.',
  issuer: 'Issuer (iss)',
  ownIssuer: 'Issuer of {organization}',
  ownIssuerAbout: 'For applications that use this issuer.',
  audience: 'Audience (aud)',
  jwks: 'JSON Web Key Set (JWKS)',
  validateOpaque:
    'The API sends each token to the introspection endpoint, with its own client ID and client secret. It accepts a token only if <code>active</code> is true, <code>aud</code> is its identifier, and <code>scope</code> contains the required scope.',
  introspectionCommand: 'Introspection request',
} as const;
