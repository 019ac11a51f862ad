export default {
  subject: 'The draft of a connection was taken back',
  aboutNamed:
    'The draft of the connection “{connection}” was taken back: {failed, number} of {attempts, number} sign-ins that used it failed.',
  about:
    'The draft of one of your connections was taken back: {failed, number} of {attempts, number} sign-ins that used it failed.',
  effect: 'All sign-ins use the connection without the draft again. The draft is kept.',
  next: 'Open the draft to see the causes, then correct and test it.',
  action: 'Open draft',
} as const;
