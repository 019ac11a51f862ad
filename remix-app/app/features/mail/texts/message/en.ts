export default {
  outbox: 'Outbox',
  to: 'To',
  status: 'Status',
  created: 'Created',
  sent: 'Sent',
  masked: 'Links are masked',
  maskedAbout:
    'The links in this mail act for the recipient. Showing them requires re-authentication. The audit log records it.',
  showLinks: 'Show links',
  links: 'Links in this mail',
  linksAbout: 'The links act for the recipient. Open them in a private window to stay signed in here.',
  removed: 'The text of this mail was removed after its retention period.',
  message: 'Mail',
  plainText: 'Plain text',
} as const;
