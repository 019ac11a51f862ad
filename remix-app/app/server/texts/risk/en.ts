export default {
  scoreOf: '{score} of 100',
  a_allow: 'The policy allows sign-ins of this risk.',
  a_second_factor: 'The policy required a second factor.',
  a_reject: 'The policy rejected the sign-in.',
  r_second_factor: 'The policy only reports. It would have required a second factor.',
  r_reject: 'The policy only reports. It would have rejected the sign-in.',
  new_device: 'A device that the user has not signed in with before',
  new_country: 'A new country: {found}. Usual: {usual}',
  new_operator: 'A new network operator: {found}. Usual: {usual}',
  impossible_travel: 'Too far to travel since the last sign-in: from {usual} to {found}',
  unusual_hour: 'An unusual time: {found} UTC. Usual: {usual} UTC',
  suspect_password_spraying: 'Somebody tries passwords of many accounts from this network',
  suspect_credential_stuffing: 'Somebody tries leaked passwords from this network',
  many_networks:
    '{count, plural, one {Failed attempts of this account from # network within an hour} other {Failed attempts of this account from # networks within an hour}}',
  many_failures:
    '{count, plural, one {# failed attempt of this account within an hour} other {# failed attempts of this account within an hour}}',
  second_step_fatigue:
    '{count, plural, one {# second step that nobody answered within an hour} other {# second steps that nobody answered within an hour}}',
  b_script: 'A script, and no browser',
  b_automated: 'An automated browser',
  b_user_agent: 'A user agent that contradicts itself',
  b_client_hints: 'A user agent that contradicts the client hints of the browser',
  b_other: 'Another browser on a known device: {found}. Usual: {usual}',
  new_application: 'An application that the user has not used before',
  unlike_organization: 'Unlike other sign-ins of the organization: {found}',
} as const;
