export default {
  details: 'Time: {at} UTC. Device: {device}. IP address: {address}.',
  browserOnSystem: '{browser} on {system}',
  script: '{tool} (script)',
  unknownDevice: 'unknown',
  unknownAddress: 'unknown',
} as const;
