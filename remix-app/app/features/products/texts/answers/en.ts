export default {
  notSent: 'Your request could not be sent. Try again.',
  notAnswered: 'The request could not be answered. Try again.',
  notChanged: 'Nothing was changed. Try again.',
  noSuchAction: 'This action does not exist.',
} as const;
