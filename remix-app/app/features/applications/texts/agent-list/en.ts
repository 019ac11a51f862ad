export default {
  title: 'Agents',
  about:
    'Applications that registered themselves, and those with a metadata document that users of the organization know. The timeline of an agent shows each token that it got.',
  none: 'Agents appear here after they register, or after a user signs in to one with a metadata document.',
  more: 'The newest {count, number} agents are shown.',
  publisher: 'Published by {host}',
  registered: 'Registered itself',
  users:
    '{count, plural, =0 {No user gave it access} one {# user gave it access} other {# users gave it access}}',
  lastUsed: 'Last used {time}',
  since: 'Known since {time}',
  access: 'May access: {access}',
  end: 'End access',
  endNamed: 'End the access of {name} to the data of all users',
  notEnded: 'The access was not ended. Try again.',
} as const;
