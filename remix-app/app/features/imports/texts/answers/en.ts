export default {
  notStarted: 'The server does not answer, and the import has not started. Start it again in a moment.',
  maybeStarted:
    'The server did not answer in time. It is not known whether the import starts. Start it again in a moment: it starts only once.',
} as const;
