export default {
  subject: 'An emergency administrator asks for access',
  about:
    'The emergency administrator {email} entered the password and an emergency code. Your organization requires that another administrator releases the code.',
  next: 'Contact this user first. If they confirm it, release the code within {minutes, number} minutes. If not, their password and a code may be stolen: reset the password and create new emergency codes.',
  action: 'Open single sign-on settings',
} as const;
