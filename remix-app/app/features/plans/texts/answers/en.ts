export default {
  noSuchAction: 'This action does not exist.',
  notAnswered: 'The request could not be answered. Try again.',
} as const;
