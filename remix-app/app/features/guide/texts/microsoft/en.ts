export default {
  register: 'Register an application',
  registerAbout:
    'In the Microsoft Entra admin center, open “App registrations”, then “New registration”. For one company, choose “Accounts in this organizational directory only”. For the buttons on the login pages, choose “Accounts in any organizational directory”. Select the platform “Web”.',
  secret: 'Create a client secret and grant permissions',
  secretAbout:
    'Under “Certificates & secrets”, create a secret and copy its value immediately. Under “API permissions”, allow these delegated permissions of Microsoft Graph: openid, profile, email and User.Read. Then grant admin consent.',
  connect: 'Add the application to Gatehouse',
  connectAbout:
    'Enter the application (client) ID and the value of the secret under SSO Configuration, or run this command. A configuration for one organization also needs its directory (tenant) ID. Gatehouse then rejects users of other directories.',
  enable: 'Enable the connection and sign in',
  enableAbout:
    'Enable the configuration under SSO Configuration. Then sign in with Microsoft in a private window. Gatehouse identifies users by directory and object ID, because email addresses can change.',
} as const;
