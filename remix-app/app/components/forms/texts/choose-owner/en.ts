export default {
  unknown: 'No organization has the code or slug <b>{of}</b>.',
  organization: 'Organization',
  codeOrSlug: 'Code or slug',
  show: 'Show',
} as const;
