export default {
  search: 'Search',
  showAll: 'Show all',
  organization: 'Organization',
  codeOrSlug: 'Code or slug',
  unknownOrganization:
    'There is no organization with the code or slug <b>{of}</b>. The list is not filtered by organization.',
  loadFailed: 'The list could not be loaded.',
  loadFailedAbout:
    '<again>Try again</again> in a moment, or <first>go to the first page</first>. If the error persists, contact your administrator and give them the reference <code>{reference}</code>.',
  pages: 'Pages',
  firstPage: 'First page',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  filters: 'Filters',
  removeFilter: 'Remove filter: {filter}',
  selected: '{count, plural, one {# selected} other {# selected}}',
  withSelected: 'Action for the selection',
  apply: 'Apply',
  select: 'Select {name}',
  selectAll: 'Select all on this page',
} as const;
