export default {
  requestSubject: 'Product requested: {product} for {tenant}',
  requestAbout: '{tenant} requests {product}.',
  requestedBy: 'Requested by {email}.',
  requestAction: 'Open product requests',
  grantedSubject: '{product} is now available',
  granted: 'Your organization now has access to {product}.',
  grantedUntil: 'Your organization has access to {product} until {date}.',
  declinedSubject: 'Your product request was declined',
  declined: 'Your request for {product} was declined. Contact us to discuss alternatives.',
  endedSubject: 'Access to {product} has ended',
  ended:
    'The additional access of your organization to {product} has ended. The products of your plan do not change.',
  action: 'View products',
} as const;
