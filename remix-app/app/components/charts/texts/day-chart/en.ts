export default {
  up: 'Successful (up)',
  down: 'Failed (down)',
  ofDay: '{day}: {succeeded, number} successful, {failed, number} failed',
  today: 'Today (UTC)',
  asTable: 'Show as a table',
  day: 'Day',
  succeeded: 'Successful',
  failed: 'Failed',
} as const;
