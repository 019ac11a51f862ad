export default {
  name: 'Name',
  nameHelp: 'Shown to administrators only.',
  scopes: 'Scopes',
  scopesHelp:
    'What applications can be allowed to do, one scope per line. Access tokens contain the granted scopes, and the API checks them on each request.',
  identifier: 'Identifier (audience)',
  allApis: 'All APIs',
  accessTokens: 'Access tokens',
  jwt: 'JWT',
  jwtLife: '5 minutes',
  jwtChoice: 'JWT, valid for 5 minutes',
  jwtAbout:
    'The API verifies the token itself with the public keys of Gatehouse. The token cannot be revoked before it expires.',
  opaque: 'Opaque',
  opaqueLife: '1 hour',
  opaqueChoice: 'Opaque, valid for 1 hour',
  opaqueAbout:
    'The API verifies each token with Gatehouse (introspection). Revocation takes effect immediately.',
  mayAct: 'May act',
  mayActHelp:
    'Client IDs of applications that may exchange access tokens for this API, one per line. Usually the service behind the API.',
  downstream: 'Downstream APIs',
  downstreamHelp:
    'What a scope is worth at another API, one per line: the scope, the identifier of the other API, and its scopes. Tokens can be exchanged for nothing else.',
} as const;
