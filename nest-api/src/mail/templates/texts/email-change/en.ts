export default {
  oldSubject: 'Confirm the change of your email address',
  oldAbout:
    'The email address of your Gatehouse account will change to {email}. The change takes effect after both addresses confirm it.',
  oldAction: 'Confirm change',
  oldNotYou: 'If you did not request this, do not follow the link, and change your password.',
  newSubject: 'Confirm your new email address',
  newAbout:
    'A Gatehouse user wants to change their email address to {email}. If this is you, confirm that the address is yours.',
  newAction: 'Confirm new address',
  newNotYou: 'If you did not request this, ignore this message. Your address is not used.',
  takenSubject: 'Another user requested your email address',
  takenAbout:
    'Another Gatehouse user requested this email address for their account. The address belongs to your account, so nothing changed.',
  takenNote: 'No action is needed. The other user does not learn that you have an account.',
  expiry: 'The link expires after {hours, plural, one {# hour} other {# hours}}.',
} as const;
