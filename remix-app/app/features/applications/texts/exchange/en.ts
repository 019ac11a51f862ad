export default {
  title: 'Token exchange',
  about:
    'Services call other services in the name of a user, and pipelines get tokens without a secret (RFC 8693). A new token is never worth more than the one it was exchanged for.',
  grant: 'May exchange tokens',
  grantHelp:
    'The application may exchange access tokens of applications and APIs that name it below or on the page of the API.',
  mayAct: 'May act',
  mayActHelp: 'Client IDs of applications that may exchange the access tokens of this one, one per line.',
  impersonation: 'Impersonation',
  impersonationHelp:
    'Exchanged tokens do not name this application as the actor, so an API cannot tell it from the user. The audit log still names it.',
  workloads: 'Workload identities',
  workloadsHelp:
    'Tokens of pipelines and clusters that authenticate this application, such as those of GitHub Actions, GitLab or Kubernetes.',
  workload: 'Workload identity {number, number}',
  newWorkload: 'New workload identity',
  workloadName: 'Name',
  issuer: 'Issuer',
  issuerHelp:
    'The exact “iss” of the tokens, such as https://token.actions.githubusercontent.com or the address of a cluster.',
  subject: 'Subject',
  subjectHelp:
    'The “sub” of the tokens. A * at the end stands for any continuation, such as repo:acme/website:*',
  audience: 'Audience',
  audienceHelp: 'The “aud” of the tokens. Leave it empty for the issuer address of this organization.',
  claims: 'Required claims',
  claimsHelp: 'Claims that must have exactly this value, one per line, such as environment=production',
  jwks: 'Public keys',
  jwksHelp: 'A JWK Set, only for an issuer that Gatehouse cannot reach, such as a private cluster.',
  remove: 'Remove this workload identity',
  save: 'Save token exchange',
  notSaved: 'The settings were not saved. Try again.',
  notJson: 'This is not a JWK Set (RFC 7517)',
} as const;
