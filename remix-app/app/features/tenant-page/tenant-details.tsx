import type { AuditEvent, TenantDto } from '@gatehouse/contracts';
import { When } from '~/components/when';
import { planNames } from '~/features/plans/texts/names';
import { PaymentBadge } from '~/features/tenants/payment-badge';
import { labelsTexts } from '~/features/tenants/texts/labels';
import { tenantTexts } from '~/features/tenants/texts/tenant';
import { useTexts } from '~/texts/texts-context';
import { Fact, Facts } from './facts';
import classes from './tenant-page.module.css';
import { overviewTexts } from './texts/overview';

interface Props {
  tenant: TenantDto;
  lastSignIn: AuditEvent | null;
}

/** The most frequently needed facts about a tenant. */
export function TenantDetails({ tenant, lastSignIn }: Props) {
  const t = useTexts(overviewTexts);
  const label = useTexts(labelsTexts);
  const own = useTexts(tenantTexts);
  const plan = useTexts(planNames);
  const { adminEmail, subscriptionPlan, paymentStatus, trialEndsAt, nextPaymentDate } = tenant;
  return (
    <Facts title={t('details')}>
      <Fact name={t('lastSignIn')}>{lastSignIn ? <SignIn event={lastSignIn} /> : t('never')}</Fact>
      <Fact name={label('administrator')}>{adminEmail ? <bdi>{adminEmail}</bdi> : label('none')}</Fact>
      <Fact name={label('plan')}>{plan(subscriptionPlan)}</Fact>
      <Fact name={label('payment')}>
        <PaymentBadge status={paymentStatus} />
      </Fact>
      {trialEndsAt && subscriptionPlan === 'trial' && (
        <Fact name={own('trialEnds')}>
          <When at={trialEndsAt} />
        </Fact>
      )}
      {nextPaymentDate && (
        <Fact name={label('nextPayment')}>
          <When at={nextPaymentDate} />
        </Fact>
      )}
    </Facts>
  );
}

function SignIn({ event: { at, actorName } }: { event: AuditEvent }) {
  return (
    <>
      <When at={at} />
      {actorName && (
        <div className={classes.quiet}>
          <bdi>{actorName}</bdi>
        </div>
      )}
    </>
  );
}
