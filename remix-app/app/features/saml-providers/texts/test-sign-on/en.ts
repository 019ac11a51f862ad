export default {
  preview: 'Assertion preview',
  previewAbout: 'Your account is {email}. NameID format: {format}.',
  attribute: 'Attribute',
  value: 'Value',
  fromProfile: 'From your profile',
  omitted: 'Omitted (no value)',
  onlyNameId: 'The assertion contains only the NameID.',
  title: 'Test sign-on',
  about:
    'Opens the application in a new tab and signs you in with a signed assertion. The audit log records the sign-on.',
  disabled: 'This application is disabled, so the sign-on fails.',
  otherOrganization:
    'This application accepts only members of another organization. Use a private window to sign in as one of them.',
  onlyMembers:
    'This application accepts only members of {organization}. Use a private window to sign in as one of them.',
  relayState: 'RelayState (optional)',
  relayStateHelp: 'Sent to the application unchanged. Many applications open the page that it names.',
  start: 'Start sign-on',
  link: 'Sign-on link',
  customLink: 'Sign-on link at the custom domain',
  customLinkAbout: 'Use this link if the application is configured with the values of the custom domain.',
  notAllowed:
    'IdP-initiated sign-on is disabled for this application. Start the sign-on at the application, or enable IdP-initiated sign-on here. You can disable it later under Settings. The application must accept unsolicited assertions.',
  allow: 'Enable IdP-initiated sign-on',
} as const;
