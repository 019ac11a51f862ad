import { type AuthenticatedUser, PLAN_NAMES, type PlanUsage, type TenantStatus } from '@gatehouse/contracts';
import { Anchor, Badge } from '@mantine/core';
import { Link } from '@remix-run/react';
import { LocalTime } from '~/components/local-time';
import { LargerPlan } from '../plans/larger-plan';
import { PlanUsages } from '../plans/plan-usages';
import plan from '../plans/usage.module.css';
import { WaitingRequest } from '../plans/waiting-request';
import classes from './subscription-card.module.css';

const TONES: Record<TenantStatus, 'green' | 'amber' | 'red' | 'gray'> = {
  active: 'green',
  pending: 'amber',
  'on-hold': 'amber',
  inactive: 'gray',
  cancelled: 'gray',
  suspended: 'red',
  deactivated: 'red',
};

interface Props {
  user: AuthenticatedUser;
  /** Null for somebody of no organization, and where it can't be read. */
  usage: PlanUsage | null;
}

/** What the organization has, until when, and how much of its plan is taken. Active and trial are the defaults of somebody without a tenant. */
export function SubscriptionCard({ user, usage }: Props) {
  const status = user.tenantStatus ?? 'active';
  const name = user.subscriptionPlan ?? 'trial';
  return (
    <section className={classes.card} aria-labelledby="subscription">
      <div className={classes.head}>
        <h2 id="subscription" className={classes.title}>
          Subscription Status
        </h2>
        <Badge variant="light" color={TONES[status]} tt="none" size="lg" fw={600}>
          {status === 'pending' ? 'Pending activation' : sentence(status)}
        </Badge>
      </div>
      <dl className={classes.facts}>
        <div>
          <dt>Plan</dt>
          <dd>{PLAN_NAMES[name]}</dd>
        </div>
        <div>
          <dt>Organization</dt>
          <dd>
            <bdi>{user.tenantName ?? 'The platform itself'}</bdi>
          </dd>
        </div>
        {name === 'trial' && user.tenantName && (
          <div>
            <dt>Trial ends</dt>
            <dd>{user.trialEndsAt ? <LocalTime iso={user.trialEndsAt} /> : '14 days after activation'}</dd>
          </div>
        )}
      </dl>
      {usage && (
        <div className={plan.framed}>
          <WaitingRequest usage={usage} />
          <PlanUsages usage={usage} />
          <div className={plan.foot}>
            <Anchor component={Link} to="/dashboard#products" size="sm">
              See the products
            </Anchor>
            <LargerPlan usage={usage} />
          </div>
        </div>
      )}
    </section>
  );
}

function sentence(status: string): string {
  return `${status.charAt(0).toUpperCase()}${status.slice(1).replace('-', ' ')}`;
}
