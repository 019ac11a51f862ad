export default {
  title: 'Custom attributes in tokens',
  about:
    'The ID token and the userinfo endpoint contain these claims if the application has the scope “profile”. Other custom attributes are not released.',
  none: 'The organization has no custom attributes. Define them on the tab “Provisioning” of a connection.',
  claim: 'Claim',
  attribute: 'Custom attribute',
  claimNumber: 'Claim {number, number}',
  attributeNumber: 'Custom attribute of claim {number, number}',
  empty: 'Clear the name of a claim to remove it.',
  save: 'Save claims',
  notSaved: 'The claims were not saved. Try again.',
} as const;
