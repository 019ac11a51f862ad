export default {
  subject: '{domain} is no longer verified',
  about:
    'Gatehouse checks the DNS records of your domains every day. The TXT record {recordName}, which verifies {domain}, was not found.',
  effect:
    'Until you restore the record, new users cannot join your organization through this domain, and no accounts are linked through it. Existing members can still sign in.',
  action: 'Open domains',
} as const;
