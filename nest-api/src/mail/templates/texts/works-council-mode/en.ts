export default {
  enabledSubject: 'The works-council mode was enabled',
  disabledSubject: 'The works-council mode was disabled',
  enabled: 'Admins of your organization now see the sign-ins of users as numbers only.',
  disabled:
    'Admins of your organization can see sign-ins of single users again. What was recorded until now stays hidden.',
  by: '{by} changed the setting.',
  byPlatform: 'An administrator of the platform changed the setting.',
  action: 'Open security settings',
} as const;
