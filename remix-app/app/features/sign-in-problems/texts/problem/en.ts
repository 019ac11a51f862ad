export default {
  code: 'Code: <code>{error}</code>',
  personReads: 'What the person reads',
  fix: 'How to fix it',
  fixedBy: 'Who can fix it',
  compared: 'What is compared',
  comparedAbout: '{value}: an admin sees the found and the expected value beside the reference.',
  all: 'All sign-in problems',
} as const;
