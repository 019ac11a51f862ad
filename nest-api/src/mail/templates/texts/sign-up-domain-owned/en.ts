export default {
  subject: 'Your organization already uses Gatehouse',
  about:
    'You signed up for Gatehouse with an email address at {domain}. An organization has verified this domain, and its members join by invitation.',
  next: 'Ask your IT team to invite you. No second organization was created.',
  action: 'Sign in after you are invited',
  notYou: 'If you did not sign up, ignore this message.',
} as const;
