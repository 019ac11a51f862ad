export default {
  title: 'Connect an AI agent',
  about:
    'An agent that supports the Model Context Protocol finds this API, identifies itself, asks the user and gets a token, without further set-up.',
  allow: '1. Allow agents',
  allowed: 'Allowed',
  notAllowed: 'Not allowed yet',
  allowAbout: 'Accept metadata documents or open registration, and select this API with its scopes.',
  openRegistration: 'Open "Client registration"',
  publish: '2. Publish the metadata of the API',
  address: 'Address',
  document: 'Metadata (RFC 9728)',
  challenge: '3. Reject requests without a valid token',
  response: 'Response',
} as const;
