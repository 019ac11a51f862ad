export default {
  tokenShownOnce: 'Shown once, when you create it',
  entraApp:
    'Open the application that your users sign in to. If there is none, choose “{one}”, “{two}” and “{three}”.',
  entraConnect: 'Choose “{one}”, then “{two}”. Enter the values below and choose “{test}”.',
  entraMapping:
    'Under “{section}”, map “{source}” to “{target}”. Provisioning and sign-in then mean the same person.',
  assignAndStart: 'Assign people or groups under “{tab}”. Then choose “{button}”.',
  oktaLimit:
    'Okta provisions an application that signs in with SAML or SWA. For an OpenID Connect connection, add a second application for provisioning only.',
  oktaEnable:
    'Open the application. On the tab “{tab}”, edit “{section}” and choose “{option}” for provisioning.',
  enterOnTab:
    'On the tab “{tab}”, edit “{section}” and enter the values below. “{test}” shows whether they are right.',
  oktaToApp: 'Under “{section}”, enable “{one}”, “{two}” and “{three}”.',
  assignUsersAndGroups:
    'Assign people on the tab “{users}”. Choose the groups to send on the tab “{groups}”.',
  googleLimit:
    'Google Workspace provisions only applications of its own catalog that support automatic provisioning. A custom SAML app has no such section. Google sends users, but no groups.',
  googleOpen:
    'Open an application of the catalog that asks for an endpoint URL. Under “{section}”, choose “{button}”.',
  googleEnter: 'Enter the values below and keep the attribute mapping.',
  googleScope: 'Under “{page}”, choose the groups whose members are sent. An empty scope sends everybody.',
  googleStart: 'Set “{section}” to “{state}”. The first users arrive within a few hours.',
  addApp: 'Choose “{button}” and search for “{app}”.',
  oneLoginEnter:
    'On the tab “{tab}”, enter the values below. Keep the JSON template. Under “{section}”, choose “{button}”.',
  oneLoginName: 'On the tab “{tab}”, set “{field}” to “{value}”.',
  oneLoginStart:
    'On the tab “{tab}”, choose “{option}” and decide which actions need an approval. Then assign the users.',
  jumpCloudOpen:
    'Open the application that your users sign in to, or choose “{button}”, “{app}” and “{option}”.',
  jumpCloudEnter:
    'On the tab “{tab}”, enter the values below. “{field}” takes the address of one of your users.',
  jumpCloudStart: 'Choose “{test}” and “{option}”. Then choose “{button}”.',
  assignOnTab: 'Choose the groups on the tab “{tab}”. Their members are sent too.',
  pingOneOpen: 'Choose “{button}”, “{one}”, “{two}” and “{three}”.',
  pingOneEnter: 'On the page “{page}”, enter the values below and choose “{test}”.',
  pingOneRule: 'On the tab “{tab}”, create a rule for this connection. Map “{source}” to “{target}”.',
  pingOneStart: 'Enable the connection and the rule.',
  otherWhere: 'Administration console of your directory',
  otherOpen: 'Open the settings for provisioning with SCIM 2.0.',
  otherEnter: 'Enter the values below. The client sends the token in the Authorization header.',
  otherName:
    'Send the email address as userName, and an ID that never changes as externalId. Sign-in should use the same ID.',
  otherStart: 'Choose the users and groups to send, then start provisioning.',
  baseUrl: 'Base URL',
  bearerToken: 'Bearer token',
  tokenUrl: 'Token endpoint',
  clientId: 'Client ID',
  clientSecret: 'Client secret',
  version: 'SCIM version',
  authentication: 'Authentication',
} as const;
