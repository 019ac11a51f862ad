export default {
  unknownRole: 'This role does not exist.',
  notSaved: 'The role could not be saved. Try again.',
} as const;
