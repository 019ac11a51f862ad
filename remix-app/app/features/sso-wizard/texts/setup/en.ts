export default {
  title: 'Connect {name}',
  titleOther: 'Connect your identity provider',
  about: '{organization} asked you to complete this set-up. The link expires {at}.',
  doneTitle: 'The set-up is complete',
  doneAbout:
    '{name} configured successfully via wizard! The organization’s administrators are notified. They test and enable the connection. This link no longer works.',
  endedTitle: 'This link does not work',
} as const;
