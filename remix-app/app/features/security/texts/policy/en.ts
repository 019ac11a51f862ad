export default {
  title: 'Sign-in policy',
  about: 'Applies to every member of the organization from the next sign-in.',
  passwordMinLength: 'Minimum password length',
  passwordMinLengthAbout:
    '8 to 64 characters. There are no composition rules. Users with a shorter password keep it until they change it.',
  requireFactor: 'Require a second factor',
  requireFactorAbout:
    'An authenticator app or a passkey. Users without one are asked to set one up. After the grace period they cannot sign in without it.',
  requiredSince: 'Required since {time}.',
  failedSignInRetentionDays: 'Days to keep failed sign-ins',
  failedSignInRetentionDaysAbout: 'The sign-in log keeps failed attempts for 7 to 365 days.',
  checkPasswords: 'Check passwords at sign-in',
  checkPasswordsAbout:
    'A password that has appeared in a data breach must be changed before the sign-in continues. If the list of leaked passwords is not available, sign-ins continue without the check.',
  checkOn: 'On',
  checkOff: 'Off',
  graceDays: 'Grace period in days',
  graceDaysAbout:
    '0 to 90, counted from the day of the requirement or the day a user joined. With 0, the next sign-in requires the second factor.',
  upstreamFactor: 'Second factor after sign-in through your identity provider',
  upstreamFactorAbout:
    'Google Workspace, Microsoft Entra ID and other identity providers can require a second factor themselves.',
  trusted: 'Not required: the sign-in counts as two factors',
  when_claimed: 'Required unless the identity provider reports two factors',
  never: 'Always required',
  allowedNetworks: 'Allowed networks',
  allowedNetworksAbout:
    'IP addresses, ranges such as 203.0.113.0/24, countries such as DE and network operators such as AS3320, one per line. If the list is empty, users can sign in from every network. Applies to emergency administrators too.',
  blockedNetworks: 'Blocked networks',
  blockedNetworksAbout:
    'One per line, in the same form. Nobody can sign in from these networks, even if they are allowed.',
  acceptOwnExclusion: 'Save these lists although they exclude my own address',
  acceptOwnExclusionAbout: 'You stay signed in, but you cannot sign in from here again.',
  riskMode: 'Risky sign-ins',
  riskModeAbout:
    'Each sign-in is compared with what is usual for its user. Begin with reports, and look at the sign-in log.',
  report_only: 'Report only: every sign-in continues',
  enforce: 'Act as set below',
  riskMedium: 'At medium risk',
  riskMediumAbout:
    'For example, a new device on a new network. A user without a second factor sets one up. A user without a passkey needs a second factor instead.',
  riskHigh: 'At high risk',
  riskHighAbout:
    'For example, a new device in a country that the user cannot have reached since the last sign-in. A user without the required second factor or passkey cannot sign in. With an approval, an admin of your organization decides about the sign-in.',
  riskModel: 'Model of your own sign-ins',
  riskModelAbout:
    'A model learns each day which countries, networks, hours, methods and browsers your organization signs in with. It adds at most 12 points, which alone never reach medium risk.',
  off: 'Off',
  report: 'Report: shown in the sign-in log, without points',
  count: 'Count: adds to the risk',
  modelTrained:
    '{count, plural, one {Trained {time} with # sign-in.} other {Trained {time} with # sign-ins.}}',
  modelMissing:
    '{count, plural, one {The model needs # more successful sign-in within 30 days.} other {The model needs # more successful sign-ins within 30 days.}}',
  riskRules: 'Stricter rules for groups and applications',
  riskRulesAbout:
    'Members of a group, and of the groups in it, get the strictest action that applies. An application asks for it also when a user who is signed in enters it.',
  addRule: 'Add rule',
  ruleNumber: 'Rule {number, number}',
  ruleTarget: 'For',
  ofPlatform: '{name} (platform)',
  noTarget: 'Choose a group or an application',
  groups: 'Groups',
  oauth_clients: 'OIDC applications',
  saml_service_providers: 'SAML applications',
  removeRule: 'Remove rule {number, number}',
  remove: 'Remove',
  allow: 'Allow',
  second_factor: 'Require a second factor',
  passkey: 'Require a passkey',
  approval: 'Hold for an admin’s approval',
  reject: 'Reject',
  save: 'Save policy',
  secondFactor: 'Second factor',
  required: 'Required',
  optional: 'Optional',
} as const;
