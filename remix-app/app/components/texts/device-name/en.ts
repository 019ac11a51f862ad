export default {
  unknown: 'Unknown device',
  browserOn: '{browser} on {system}',
  script: '{tool} (script)',
} as const;
