import { COUNTED_NAMES, type Counted, LARGER_PLAN, PLAN_NAMES, type PlanUsage } from '@gatehouse/contracts';
import { Anchor, Button } from '@mantine/core';
import { Link } from '@remix-run/react';
import { LargerPlan } from './larger-plan';
import classes from './usage.module.css';
import { UsageBar } from './usage-bar';

/** Whether the plan allows no more of it. What can't be read is left to the API to refuse. */
export function isFull(usage: PlanUsage | null, what: Counted): boolean {
  const limit = usage?.[what].limit ?? null;
  return usage !== null && limit !== null && usage[what].used >= limit;
}

const LESS: Record<Counted, string> = {
  users: 'Remove somebody',
  domains: 'Remove one that is not needed',
  ssoConfigurations: 'Delete one that is not needed',
};

interface Props {
  usage: PlanUsage | null;
  what: Counted;
  /** What adds one, shown switched off when there is no place. */
  action: string;
  /** Whose list it is, for a superadmin who looks at it. */
  tenantId?: string | null;
}

/** Above a list: "3 of 5 domains", and when there is no place left, why nothing can be added and what helps. */
export function PlanRoom({ usage, what, action, tenantId = null }: Props) {
  if (!usage || usage[what].limit === null) return null;
  const { used, limit } = usage[what];
  const name = COUNTED_NAMES[what];
  const full = isFull(usage, what);
  const isLargest = LARGER_PLAN[usage.plan] === null;
  return (
    <div className={classes.room} data-full={full || undefined}>
      <p id="plan-room">
        <strong>
          {used} of {limit} {limit === 1 ? name.one : name.many}
        </strong>{' '}
        of the {PLAN_NAMES[usage.plan]}.{' '}
        {full && (
          <>
            There is no place for another one. {LESS[what]}
            {isLargest ? '' : tenantId ? ', or give a larger plan' : ', or ask for a larger plan'}. Nothing
            that is here is lost.
          </>
        )}
      </p>
      {full ? (
        <div className={classes.ways}>
          <Button disabled size="sm" aria-describedby="plan-room">
            {action}
          </Button>
          {tenantId ? (
            <Anchor component={Link} to={`/superadmin/tenants/${tenantId}`} size="sm">
              Open the tenant
            </Anchor>
          ) : (
            <LargerPlan usage={usage} />
          )}
        </div>
      ) : (
        <span className={classes.roomBar}>
          <UsageBar used={used} limit={limit as number} />
        </span>
      )}
    </div>
  );
}
