export default {
  title:
    '{what, select, application {Another user changed this application in the meantime} api {Another user changed this API in the meantime} organization {Another user changed this organization in the meantime} policy {Another user changed this policy in the meantime} other {Another user changed this tenant in the meantime}}',
  differs: 'Your changes were not saved. If you save now, your values replace the current ones.',
  same: 'The other user made the same change. There is nothing left to save.',
  field: 'Field',
  now: 'Current value',
  yours: 'Your value',
  empty: '(empty)',
} as const;
