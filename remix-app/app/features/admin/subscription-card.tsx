import type { AuthenticatedUser, PlanUsage, TenantStatus } from '@gatehouse/contracts';
import { Anchor, Badge } from '@mantine/core';
import { Link } from '@remix-run/react';
import { LocalTime } from '~/components/local-time';
import { useTexts } from '~/texts/texts-context';
import { LargerPlan } from '../plans/larger-plan';
import { PlanUsages } from '../plans/plan-usages';
import { planNames } from '../plans/texts/names';
import plan from '../plans/usage.module.css';
import { WaitingRequest } from '../plans/waiting-request';
import classes from './subscription-card.module.css';
import { subscriptionTexts } from './texts/subscription';

type Key = keyof typeof import('./texts/subscription/en').default;

const LOOKS: Record<TenantStatus, { label: Key; color: 'green' | 'amber' | 'red' | 'gray' }> = {
  active: { label: 'active', color: 'green' },
  pending: { label: 'pending', color: 'amber' },
  'on-hold': { label: 'onHold', color: 'amber' },
  inactive: { label: 'inactive', color: 'gray' },
  cancelled: { label: 'cancelled', color: 'gray' },
  suspended: { label: 'suspended', color: 'red' },
  deactivated: { label: 'deactivated', color: 'red' },
};

interface Props {
  user: AuthenticatedUser;
  /** Null for somebody of no organization, and where it can't be read. */
  usage: PlanUsage | null;
}

/** What the organization has, until when, and how much of its plan is taken. Active and trial are the defaults of somebody without a tenant. */
export function SubscriptionCard({ user, usage }: Props) {
  const t = useTexts(subscriptionTexts);
  const nameOf = useTexts(planNames);
  const { label, color } = LOOKS[user.tenantStatus ?? 'active'];
  const name = user.subscriptionPlan ?? 'trial';
  return (
    <section className={classes.card} aria-labelledby="subscription">
      <div className={classes.head}>
        <h2 id="subscription" className={classes.title}>
          {t('title')}
        </h2>
        <Badge variant="light" color={color} tt="none" size="lg" fw={600}>
          {t(label)}
        </Badge>
      </div>
      <dl className={classes.facts}>
        <div>
          <dt>{t('plan')}</dt>
          <dd>{nameOf(name)}</dd>
        </div>
        <div>
          <dt>{t('organization')}</dt>
          <dd>
            <bdi>{user.tenantName ?? t('platform')}</bdi>
          </dd>
        </div>
        {name === 'trial' && user.tenantName && (
          <div>
            <dt>{t('trialEnds')}</dt>
            <dd>{user.trialEndsAt ? <LocalTime iso={user.trialEndsAt} /> : t('afterActivation')}</dd>
          </div>
        )}
      </dl>
      {usage && (
        <div className={plan.framed}>
          <WaitingRequest usage={usage} />
          <PlanUsages usage={usage} />
          <div className={plan.foot}>
            <Anchor component={Link} to="/dashboard#products" size="sm">
              {t('seeProducts')}
            </Anchor>
            <LargerPlan usage={usage} />
          </div>
        </div>
      )}
    </section>
  );
}
