export default {
  about: 'Choose the organization. Invited users get an email from it.',
} as const;
