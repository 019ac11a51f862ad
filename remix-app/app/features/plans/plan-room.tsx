import { type Counted, LARGER_PLAN, type PlanUsage } from '@gatehouse/contracts';
import { Anchor, Button } from '@mantine/core';
import { Link } from '@remix-run/react';
import { useTexts } from '~/texts/texts-context';
import { LargerPlan } from './larger-plan';
import { planNames } from './texts/names';
import { planUsageTexts } from './texts/usage';
import classes from './usage.module.css';
import { UsageBar } from './usage-bar';

/** Whether the plan allows no more of it. What can't be read is left to the API to refuse. */
export function isFull(usage: PlanUsage | null, what: Counted): boolean {
  const limit = usage?.[what].limit ?? null;
  return usage !== null && limit !== null && usage[what].used >= limit;
}

const LESS = {
  users: 'removeUser',
  domains: 'removeDomain',
  ssoConfigurations: 'deleteConfiguration',
} as const satisfies Record<Counted, string>;

interface Props {
  usage: PlanUsage | null;
  what: Counted;
  /** What adds one, shown disabled when the limit is reached. */
  action: string;
  /** Whose list it is, for a superadmin who looks at it. */
  tenantId?: string | null;
}

/** Above a list: "3 of 5 domains", and at the limit, why nothing can be added and what helps. */
export function PlanRoom({ usage, what, action, tenantId = null }: Props) {
  const t = useTexts(planUsageTexts);
  const nameOf = useTexts(planNames);
  const limit = usage?.[what].limit ?? null;
  if (!usage || limit === null) return null;
  const { used } = usage[what];
  const full = isFull(usage, what);
  const isLargest = LARGER_PLAN[usage.plan] === null;
  return (
    <div className={classes.room} data-full={full || undefined}>
      <p id="plan-room">
        {t.rich(what, {
          used,
          count: limit,
          plan: nameOf(usage.plan),
          b: (inner) => <strong>{inner}</strong>,
        })}
        {full && ` ${t('full')} ${t(LESS[what])}`}
        {full && !isLargest && ` ${tenantId ? t('orGrant') : t('orRequest')}`}
      </p>
      {full ? (
        <div className={classes.ways}>
          <Button disabled size="sm" aria-describedby="plan-room">
            {action}
          </Button>
          {tenantId ? (
            <Anchor component={Link} to={`/superadmin/tenants/${tenantId}/plan`} size="sm">
              {t('openTenant')}
            </Anchor>
          ) : (
            <LargerPlan usage={usage} />
          )}
        </div>
      ) : (
        <span className={classes.roomBar}>
          <UsageBar used={used} limit={limit} />
        </span>
      )}
    </div>
  );
}
