import type { TenantDto } from '@gatehouse/contracts';
import type { ReactNode } from 'react';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import { PaymentBadge } from './payment-badge';
import classes from './tenant-facts.module.css';
import { TenantStatusBadge } from './tenant-status';
import { labelsTexts } from './texts/labels';
import { tenantTexts } from './texts/tenant';

/** Read-only facts about a tenant. */
export function TenantFacts({ tenant }: { tenant: TenantDto }) {
  const t = useTexts(tenantTexts);
  const label = useTexts(labelsTexts);
  return (
    <dl className={classes.facts}>
      <Fact name={t('number')}>{tenant.code}</Fact>
      <Fact name={label('status')}>
        <TenantStatusBadge status={tenant.status} />
      </Fact>
      <Fact name={label('payment')}>
        <PaymentBadge status={tenant.paymentStatus} />
      </Fact>
      <Fact name={label('domain')}>{tenant.domain ?? label('none')}</Fact>
      <Fact name={t('slug')}>{tenant.slug}</Fact>
      <Fact name={label('users')}>{tenant.userCount}</Fact>
      <Fact name={label('created')}>
        <When at={tenant.createdAt} />
      </Fact>
      <Fact name={t('updated')}>
        <When at={tenant.updatedAt} />
      </Fact>
      {tenant.trialEndsAt && (
        <Fact name={t('trialEnds')}>
          <When at={tenant.trialEndsAt} />
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
