export default {
  trial: '14-Day Free Trial',
  basic: 'Basic Plan',
  pro: 'Pro Plan',
  enterprise: 'Enterprise Plan',
} as const;
