export default {
  noSuchJob: 'This job does not exist.',
  notRun: 'The job could not be run. Try again.',
  done: '{job} succeeded.',
  busy: '{job} is already running.',
  failed: '{job} failed ({error}). See the log of the API.',
} as const;
