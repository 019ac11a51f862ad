export default {
  subject: 'Gatehouse detected an attack on sign-ins',
  password_spraying:
    '{count, plural, one {The network {subject} tries passwords on # account.} other {The network {subject} tries passwords on # accounts.}}',
  credential_stuffing:
    '{count, plural, one {Many networks try stolen passwords on # account.} other {Many networks try stolen passwords on # accounts.}}',
  password_guessing: 'Many networks guess the password of {subject}.',
  second_factor_fatigue: 'Someone knows the password of {subject}, but not the second factor.',
  session_moved: 'Someone else probably uses a session of {subject}.',
  token_reused: 'An application used a token of {subject} twice, so someone else probably has it.',
  high: 'Act now: a password is known, or a sign-in succeeded.',
  next: 'The incident names the affected users and networks, and suggests next steps. You get at most {most, number} of these emails a day.',
  action: 'Open incident',
} as const;
