export default {
  title: 'Works-council mode',
  about:
    'Admins see sign-ins of users as numbers only: no sign-in log, sessions, devices, timelines or exports of a user, and no groups of fewer than 5 sign-ins. They can still look up a failed sign-in by the reference that the user gives them. All admins get an email about each change.',
  on: 'Enabled',
  off: 'Disabled',
  enabledBy: '{name} enabled it {at}.',
  disabledBy: '{name} disabled it {at}. What was recorded until then stays hidden.',
  platform: 'The platform',
  enable: 'Enable works-council mode',
  disable: 'Disable works-council mode',
  keeps: 'After you disable it, only later sign-ins are shown by user.',
} as const;
