export default {
  title: 'Claim a domain',
  about: 'You get a DNS record to publish. The claim has no effect until the domain is verified.',
  domain: 'Domain',
  domainAbout: 'The part after the @ of your email addresses. Claim a subdomain separately.',
  organization: 'Organization',
  organizationAbout: 'The code, such as TEN-001, or the slug of the organization that owns the domain.',
  claim: 'Claim domain',
} as const;
