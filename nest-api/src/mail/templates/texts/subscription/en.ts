export default {
  trialEndsSubject: 'Your free trial ends in {days, plural, one {one day} other {# days}}',
  trialEnds: 'The free trial of your organization ends in {days, plural, one {one day} other {# days}}.',
  choosePlan: 'Choose a plan before then. Nothing changes for your members.',
  plansAction: 'View plans',
  trialOverSubject: 'Your free trial has ended',
  trialOver: 'The free trial of your organization has ended.',
  overdueSubject: 'A payment is overdue',
  overdue: 'A payment for the plan of your organization is overdue.',
  grace:
    'Everything keeps working for another {days, plural, one {# day} other {# days}}. After that, your organization is put on hold: members can sign in and read data, but cannot make changes.',
  onHoldSubject: 'Your organization is on hold',
  onHold:
    'Your organization is on hold because a payment is missing. Members can sign in and read data, but cannot make changes.',
  liftHold: 'Contact us to lift the hold.',
  grantedSubject: 'Your plan request was approved',
  granted: 'Your request for the {plan} was approved.',
  declinedSubject: 'Your plan request was declined',
  declined: 'Your request for the {plan} was declined. Contact us to discuss alternatives.',
  action: 'Open dashboard',
} as const;
