export default {
  title: 'Was this you?',
  about:
    'The device of this sign-in is signed out immediately and removed from your account. If you have a password, it stops working, and you get an email to choose a new one.',
  report: 'No, this was not me',
  reported: 'The sign-in is reported',
  newPassword:
    'The device is signed out. We sent you an email: choose a new password with its link. Your old password no longer works.',
  administrators:
    'The device is signed out. We notified your administrators. If you sign in through your organization, change your password there.',
  suspended:
    'Factors that were set up on the device no longer work: {count}. If you have no other factor, contact your administrator.',
  notReported: 'Not reported yet',
  deadLink: 'This link does not work',
  deadLinkAbout:
    'This link is incomplete, expired or already used. To sign out a device now, open your devices. If you cannot sign in, contact your administrator.',
  toDevices: 'Review my devices',
} as const;
