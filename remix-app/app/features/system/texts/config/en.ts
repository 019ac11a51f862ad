export default {
  about:
    'Each process reads its settings once, when it starts. With npm start the gateway passes them on, so the API and the web app show the environment as their source.',
  api: 'API',
  apiAbout: 'Settings of the process that answered.',
  web: 'Web app',
  webAbout: 'Settings of the process that rendered this page.',
  gateway: 'Gateway',
  gatewayAbout: '{host}, process {pid}, and the processes that it starts.',
  noGateway:
    'No Gatehouse gateway reported. Another proxy is in use, such as Caddy in the Compose file. Its settings are in its own configuration.',
  setting: 'Setting',
  value: 'Value',
  source: 'Source',
  environment: 'Environment',
  file: 'File',
  default: 'Default',
  unset: 'Not set',
  secretSet: 'Set (hidden)',
  none: 'None',
} as const;
