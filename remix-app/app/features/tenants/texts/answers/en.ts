export default {
  selectTenant: 'Select at least one tenant.',
  selectAction: 'Select an action.',
  notChanged: 'The change failed. Try again.',
  notCreated: 'The tenant was not created. Try again.',
  notSaved: 'The tenant was not saved. Try again.',
  notDeleted: 'The tenant was not deleted. Try again.',
  chooseFile: 'Choose a file or paste its content.',
  tooLarge: 'The file must not be larger than 2 MB.',
  notStarted: 'The import did not start. Try again.',
  notChecked: 'The file could not be checked. Nothing was imported. Try again.',
} as const;
