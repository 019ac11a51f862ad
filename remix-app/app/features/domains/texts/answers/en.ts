export default {
  unknownOrganization: 'There is no organization with this code or slug',
  enterOrganization: 'Enter the code or slug of the organization that owns the domain',
  notClaimed: 'The domain could not be claimed. Try again.',
  notChecked: 'The domain could not be checked. Try again.',
  notRemoved: 'The domain could not be removed. Try again.',
  notSaved: 'The domain could not be saved. Try again.',
} as const;
