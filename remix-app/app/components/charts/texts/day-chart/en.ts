export default {
  ofDay: '{day}: {succeeded, number} successful, {failed, number} failed',
  zone: 'Days in the time zone {zone}',
  asTable: 'Show as a table',
  day: 'Day',
  succeeded: 'Successful',
  failed: 'Failed',
  previous: 'Period before',
} as const;
