export default {
  title: 'Set up your organization',
  progress: '{done, number} of {total, number} done',
  done: 'Done',
  toDo: 'To do',
  inviteUsers: 'Invite users',
  inviteUsersAbout: 'Enter email addresses one by one or import a list.',
  verifyDomain: 'Verify a domain',
  verifyDomainAbout: 'A DNS TXT record verifies that you own the domain.',
  connectIdentityProvider: 'Connect your identity provider',
  connectIdentityProviderAbout: 'Users sign in with Google, Microsoft or another identity provider.',
  connectApplication: 'Connect an application',
  connectApplicationAbout: 'Users sign in to it through Gatehouse.',
} as const;
