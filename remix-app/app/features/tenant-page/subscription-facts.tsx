import type { TenantDto } from '@gatehouse/contracts';
import { When } from '~/components/when';
import { planNames } from '~/features/plans/texts/names';
import { PaymentBadge } from '~/features/tenants/payment-badge';
import { labelsTexts } from '~/features/tenants/texts/labels';
import { tenantTexts } from '~/features/tenants/texts/tenant';
import { useTexts } from '~/texts/texts-context';
import { Fact, Facts } from './facts';
import { partsTexts } from './texts/parts';

/** Plan and payment of a tenant. */
export function SubscriptionFacts({ tenant }: { tenant: TenantDto }) {
  const t = useTexts(partsTexts);
  const label = useTexts(labelsTexts);
  const own = useTexts(tenantTexts);
  const plan = useTexts(planNames);
  const { subscriptionPlan, paymentStatus, trialEndsAt, lastPaymentDate, nextPaymentDate } = tenant;
  const dateOf = (at: string | null) => (at ? <When at={at} /> : label('none'));
  return (
    <Facts title={t('subscription')}>
      <Fact name={label('plan')}>{plan(subscriptionPlan)}</Fact>
      <Fact name={label('payment')}>
        <PaymentBadge status={paymentStatus} />
      </Fact>
      {subscriptionPlan === 'trial' && <Fact name={own('trialEnds')}>{dateOf(trialEndsAt)}</Fact>}
      <Fact name={label('lastPayment')}>{dateOf(lastPaymentDate)}</Fact>
      <Fact name={label('nextPayment')}>{dateOf(nextPaymentDate)}</Fact>
    </Facts>
  );
}
