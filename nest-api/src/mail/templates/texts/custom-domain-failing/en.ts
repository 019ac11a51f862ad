export default {
  subject: 'Action required: DNS records of {host} are missing',
  stoppedSubject: 'Sign-in at {host} has stopped',
  about:
    'Gatehouse checks the DNS records of your custom domain {host}. The CNAME or TXT record was not found.',
  effect: 'Users can still sign in there until {date}. Restore the record before that date.',
  stoppedEffect: 'Users can no longer sign in there. They can still sign in at the address of the platform.',
  action: 'Open the custom domain',
} as const;
