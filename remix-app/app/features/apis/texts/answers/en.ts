export default {
  unknownOrganization: 'There is no organization with this code or slug',
  wrongName: 'This is not the name of the API',
  notDeleted: 'The API was not deleted. Try again.',
  notSaved: 'The API was not saved. Try again.',
  name: 'Name',
  scopes: 'Scopes',
  accessTokens: 'Access tokens',
  jwt: 'JWT',
  opaque: 'Opaque',
  mayAct: 'May act',
  downstream: 'Downstream APIs',
} as const;
