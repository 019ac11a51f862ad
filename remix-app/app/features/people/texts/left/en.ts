export default {
  title: 'What this user leaves behind',
  aboutOver: 'This user created these items while a member. They are still in use.',
  about: 'Review this list before you remove or suspend the user or assign a role with fewer permissions.',
  ends: 'Ends',
  remains: 'Remains for review',
  endsList: 'Ends: {items}.',
  remainsList: 'Remains for review: {items}.',
  andMore: 'and {count} more',
  invitations: '{count, plural, one {{shown} pending invitation} other {{shown} pending invitations}}',
  invitationsWhat:
    'Removal or suspension revokes them. A role with fewer permissions revokes those that the user could no longer send.',
  setUpLinks: '{count, plural, one {{shown} set-up link} other {{shown} set-up links}}',
  setUpLinksWhat: 'They are revoked unless the user stays an admin.',
  initialTokens: '{count, plural, one {{shown} initial access token} other {{shown} initial access tokens}}',
  initialTokensWhat: 'They are revoked unless the user stays an admin.',
  imports: '{count, plural, one {{shown} running import} other {{shown} running imports}}',
  importsWhat: 'They stop.',
  secrets:
    '{count, plural, one {{shown} application with a client secret known to the user} other {{shown} applications with a client secret known to the user}}',
  secretsWhat: 'Rotate each secret.',
  applications:
    '{count, plural, one {{shown} application that the user registered} other {{shown} applications that the user registered}}',
  keepWorking: 'They keep working. Keep or delete each one.',
  samlProviders:
    '{count, plural, one {{shown} SAML service provider that the user registered} other {{shown} SAML service providers that the user registered}}',
  connections:
    '{count, plural, one {{shown} connection that the user set up or changed} other {{shown} connections that the user set up or changed}}',
  connectionsWhat:
    'They keep working. Check the endpoints of each one and replace its secret at the identity provider.',
} as const;
