export default {
  title: 'Search',
  about: 'Pages, users, applications, connections and domains that you can open.',
  form: 'Search the console',
  term: 'Search term',
  termAbout: 'The beginning of a name or an address',
  noResults: 'No results',
  noResultsAbout:
    'No page or item matches <b>{q}</b>. Try the beginning of a name, an email address or a domain.',
  moreResults: 'There are more results. Enter more characters to narrow them down.',
  showAll: 'Show all',
} as const;
