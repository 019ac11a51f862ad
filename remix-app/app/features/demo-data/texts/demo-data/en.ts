export default {
  title: 'Demo data',
  about: 'Sample organizations with 30 days of history, to try Gatehouse with.',
  contents: 'Contents',
  contentsAbout: 'All of it is marked as demo data. Your own organizations and accounts are not part of it.',
  organizations: 'Organizations',
  people: 'Accounts',
  applications: 'Applications',
  connections: 'Connections',
  signIns: 'Sign-ins',
  loading: 'Loading: {done, number} of {total, number} organizations are ready.',
  removing: 'Removing: {done, number} of {total, number} organizations are erased.',
  mayLeave: 'This runs in the background. You can leave this page.',
  removal: 'Remove demo data',
  removalAbout: 'Do this before you use Gatehouse for your own organization.',
  keepsSuperadmin:
    'The demo super admin stays, because there is no other super admin. Create your own with the command create-superadmin. Then remove the demo data again.',
  open: 'Remove the demo data…',
  confirm:
    'Remove {organizations, plural, one {# organization} other {# organizations}} and {people, plural, one {# account} other {# accounts}}?',
  effect:
    'They are erased for good, with their sessions, connections, applications and audit logs. Organizations that other users joined stay.',
  remove: 'Remove demo data',
  notRemoved: 'The demo data could not be removed.',
  none: 'No demo data is loaded',
  loadAgain: 'The command load-demo-data loads it.',
  onlySuperadmin:
    'Only the demo super admin is left. Its password is public. Create your own super admin with the command create-superadmin, then run remove-demo-data.',
} as const;
