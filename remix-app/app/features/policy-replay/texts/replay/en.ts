export default {
  button: 'Who would be affected?',
  buttonNetworks: 'Who would be rejected?',
  buttonRisk: 'What would the risk policy do?',
  title: 'Who would be affected?',
  titleUsed: 'Who still signs in without single sign-on?',
  titleOf: 'Who would be rejected at {application}?',
  noSignIns: 'The sign-in log has no sign-in of the last 30 days, so the effect is not known.',
  noRequests:
    'The sign-in log has no request for {application} of the last 30 days, so the effect is not known.',
  second_factor:
    'In the last 30 days, a second factor would have been missing in <b>{affected, number} of {total, plural, one {# sign-in} other {# sign-ins}}</b> ({users, plural, one {# user} other {# users}}).',
  single_sign_on:
    'In the last 30 days, <b>{affected, number} of {total, plural, one {# sign-in} other {# sign-ins}}</b> ({users, plural, one {# user} other {# users}}) would have been rejected.',
  session_limits:
    'In the last 30 days, <b>{users, plural, one {# user} other {# users}}</b> would have had to sign in again {affected, plural, one {# time} other {# times}}.',
  networks:
    'In the last 30 days, <b>{affected, number} of {total, plural, one {# sign-in} other {# sign-ins}}</b> ({users, plural, one {# user} other {# users}}) came from networks that these lists reject.',
  networksOf:
    'In the last 30 days, <b>{affected, number} of {total, plural, one {# request} other {# requests}}</b> ({users, plural, one {# user} other {# users}}) to enter {application} came from networks that these lists reject.',
  risk: 'In the last 30 days, <b>{affected, number} of {total, plural, one {# sign-in} other {# sign-ins}}</b> ({users, plural, one {# user} other {# users}}) would have been rejected by their risk, or would have needed a further step.',
  stillUsed:
    'Since the requirement was enabled, <b>{affected, number} of {total, plural, one {# sign-in} other {# sign-ins}}</b> ({users, plural, one {# user} other {# users}}) did not use single sign-on.',
  nobody:
    'No user would have been affected. The sign-in log has {total, plural, one {# sign-in} other {# sign-ins}} of the last 30 days.',
  nobodyOf:
    'No user would have been rejected. The sign-in log has {total, plural, one {# request} other {# requests}} for {application} of the last 30 days.',
  nobodyUsed: 'Every sign-in since the requirement was enabled used single sign-on.',
  line: '{count, plural, one {# sign-in} other {# sign-ins}}, last {at}',
  requestLine: '{count, plural, one {# request} other {# requests}}, last {at}',
  sessionLine: '{count, plural, one {# time} other {# times}}, last {at}',
  since: 'The log begins {at}.',
  estimate:
    'This is an estimate. The log contains sign-ins and requests of applications, but not each opened page.',
  former_members:
    '{count, plural, one {# sign-in belongs} other {# sign-ins belong}} to users who are no longer active members.',
  organization_switches:
    '{count, plural, one {# session was} other {# sessions were}} switched from another organization. The log does not contain how such a session began.',
  unrecorded_claims:
    'For {count, plural, one {# sign-in} other {# sign-ins}} through a connection, the log does not contain whether the identity provider asked for a second factor.',
  unrecorded_addresses:
    'For {count, plural, one {# sign-in} other {# sign-ins}}, the log does not contain the IP address.',
  address_limit:
    'Countries and operators: the first {count, number} addresses of the period were looked up. The others count as in none of the listed countries and operators.',
  unassessed: 'For {count, plural, one {# sign-in} other {# sign-ins}}, the log does not contain the risk.',
  reasonLine:
    '{reason}: {count, plural, one {# sign-in} other {# sign-ins}}, {users, plural, one {# user} other {# users}}',
  r_no_second_factor: 'No second factor',
  r_connection_without_factor: 'Connection without a second factor',
  r_password: 'Password',
  r_passkey: 'Passkey',
  r_other_provider: 'Button of another provider',
  r_link: 'Link in an email',
  r_session_expired: 'Session older than the limit',
  r_session_idle: 'Idle for too long',
  r_network_blocked: 'Blocked network',
  r_network_not_allowed: 'Network that is not allowed',
  r_risk_rejected: 'Rejected',
  r_risk_without_factor: 'Rejected without a second factor',
  r_risk_without_passkey: 'Rejected without a passkey',
  r_risk_awaits_approval: 'Held for an approval',
  r_risk_sets_up_factor: 'Set-up of a second factor',
  r_risk_confirms_factor: 'Confirmation with the second factor',
  r_risk_confirms_passkey: 'Confirmation with the passkey',
  d_set_up_factor: 'Must set up a second factor',
  d_set_up_passkey: 'Must set up a passkey',
  d_confirm: 'Must confirm the sign-in',
  d_use_usual_device: 'Must use a device and a network that they have used before',
  d_await_approval: 'Waits until an admin approves the sign-in',
  d_use_connection: 'Must use a connection',
  d_no_connection: 'Would lose access: no connection serves this address',
  d_sign_in_again: 'Must sign in again',
  d_use_allowed_network: 'Must use an allowed network',
} as const;
