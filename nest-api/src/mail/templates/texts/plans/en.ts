import { PLAN_NAMES } from '@gatehouse/contracts';

export default {
  trial: PLAN_NAMES.trial,
  basic: PLAN_NAMES.basic,
  pro: PLAN_NAMES.pro,
  enterprise: PLAN_NAMES.enterprise,
} as const;
