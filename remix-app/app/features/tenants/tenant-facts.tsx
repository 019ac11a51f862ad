import type { TenantDto } from '@gatehouse/contracts';
import type { ReactNode } from 'react';
import { When } from '~/components/when';
import { PaymentBadge } from './payment-badge';
import classes from './tenant-facts.module.css';
import { TenantStatusBadge } from './tenant-status';

/** What a tenant is, and what nobody types. */
export function TenantFacts({ tenant }: { tenant: TenantDto }) {
  return (
    <dl className={classes.facts}>
      <Fact name="Number">{tenant.code}</Fact>
      <Fact name="Status">
        <TenantStatusBadge status={tenant.status} />
      </Fact>
      <Fact name="Payment">
        <PaymentBadge status={tenant.paymentStatus} />
      </Fact>
      <Fact name="Domain">{tenant.domain ?? 'None'}</Fact>
      <Fact name="Slug">{tenant.slug}</Fact>
      <Fact name="People">{tenant.userCount}</Fact>
      <Fact name="Created">
        <When at={tenant.createdAt} />
      </Fact>
      <Fact name="Changed">
        <When at={tenant.updatedAt} />
      </Fact>
      {tenant.trialEndsAt && (
        <Fact name="Trial ends">
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
