export default {
  label: 'Reference',
  reference: 'Reference: <code>{reference}</code>',
  contactNamed: 'Ask {name}: {address}',
  contact: 'Ask for help: {address}',
} as const;
