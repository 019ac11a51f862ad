export default {
  included: 'In your plan',
  granted: 'Granted',
  requested: 'Requested',
  none: 'Not in your plan',
  until: 'until {day}',
  on: 'on {day}',
  ended: 'ended {day}',
} as const;
