export default {
  title: 'New API',
  about: 'An API accepts access tokens. Applications request them with the identifier of the API.',
  identifierHelp:
    'A URI that you control. It does not have to resolve. Applications send it as resource, and access tokens contain it as aud. You cannot change it later.',
  organization: 'Organization (optional)',
  organizationHelp:
    'The code, such as TEN-001, or the slug. Only applications of this organization can request tokens. If the field is empty, only applications for all organizations can request them.',
  register: 'Register API',
} as const;
