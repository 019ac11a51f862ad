export default {
  subject: 'A sign-in waits for your approval',
  about:
    'A sign-in of {email} is unusual, so the sign-in policy of your organization holds it until an admin decides.',
  next: 'Contact the user in a way that you know, and ask for the number that they see. Approve the sign-in only if it is {number}.',
  action: 'Decide now',
  expires:
    'The sign-in expires after {minutes, number} minutes. You get at most {most, number} of these emails an hour.',
} as const;
