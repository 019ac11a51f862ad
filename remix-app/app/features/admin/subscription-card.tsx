import { type AuthenticatedUser, PLAN_NAMES, type TenantStatus } from '@gatehouse/contracts';
import { Badge } from '@mantine/core';
import { LocalTime } from '~/components/local-time';
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

/** What the organization has, and until when. Active and trial are the defaults of somebody without a tenant. */
export function SubscriptionCard({ user }: { user: AuthenticatedUser }) {
  const status = user.tenantStatus ?? 'active';
  const plan = user.subscriptionPlan ?? 'trial';
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
          <dd>{PLAN_NAMES[plan]}</dd>
        </div>
        <div>
          <dt>Organization</dt>
          <dd>
            <bdi>{user.tenantName ?? 'The platform itself'}</bdi>
          </dd>
        </div>
        {plan === 'trial' && user.tenantName && (
          <div>
            <dt>Trial ends</dt>
            <dd>{user.trialEndsAt ? <LocalTime iso={user.trialEndsAt} /> : '14 days after activation'}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

function sentence(status: string): string {
  return `${status.charAt(0).toUpperCase()}${status.slice(1).replace('-', ' ')}`;
}
