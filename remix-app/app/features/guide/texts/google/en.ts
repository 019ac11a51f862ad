export default {
  project: 'Create a project and a consent screen',
  projectAbout:
    'In the Google Cloud console, choose or create a project. Open “Google Auth Platform” and set the audience to “Internal”. Only accounts of your Workspace can then sign in.',
  client: 'Create an OAuth client',
  clientAbout:
    'Under “Clients”, choose “Create client” with the type “Web application”. Enter these two values exactly as shown.',
  connect: 'Add the client to Gatehouse',
  connectAbout:
    'Enter the client ID and the client secret under SSO Configuration, or run this command. Gatehouse reads Google’s discovery document and keys before it saves the configuration. A new configuration is inactive.',
  enable: 'Enable the connection and sign in',
  enableAbout:
    'Enable the configuration under SSO Configuration. Then sign in with Google in a private window. Gatehouse rejects personal Google accounts and explains why.',
} as const;
