export default {
  subject: 'Plan requested: {plan} for {tenant}',
  about: '{tenant} requests the {plan}.',
  requestedBy: 'Requested by {email}.',
  action: 'Open tenant management',
} as const;
