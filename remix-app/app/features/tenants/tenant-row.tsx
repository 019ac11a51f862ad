import type { TenantDto } from '@gatehouse/contracts';
import { Button, VisuallyHidden } from '@mantine/core';
import { Form, useNavigation } from '@remix-run/react';
import classes from '~/components/list.module.css';
import { When } from '~/components/when';
import { TenantStatusBadge } from './tenant-status';

const PLANS = { trial: 'Trial', basic: 'Basic', pro: 'Pro', enterprise: 'Enterprise' } as const;

export function TenantRow({ tenant }: { tenant: TenantDto }) {
  return (
    <tr>
      <td>
        <div>
          <bdi style={{ fontWeight: 560 }}>{tenant.name}</bdi>
          <div className={classes.quiet}>
            {tenant.code}
            {tenant.domain && ` · ${tenant.domain}`}
          </div>
        </div>
      </td>
      <td data-label="Status">
        <TenantStatusBadge status={tenant.status} />
      </td>
      <td data-label="Plan">{PLANS[tenant.subscriptionPlan]}</td>
      <td data-label="Administrator">
        <bdi style={{ overflowWrap: 'anywhere' }}>{tenant.adminEmail ?? 'None'}</bdi>
      </td>
      <td data-label="People">{tenant.userCount}</td>
      <td data-label="Created">
        <When at={tenant.createdAt} />
      </td>
      <td className={classes.actions}>{tenant.status === 'pending' && <Activate tenant={tenant} />}</td>
    </tr>
  );
}

/** Sends the version that is shown here, so that nobody activates what they have not seen. */
function Activate({ tenant }: { tenant: TenantDto }) {
  const { formData } = useNavigation();
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={tenant.id} />
      <input type="hidden" name="version" value={tenant.version} />
      <Button type="submit" size="xs" loading={formData?.get('id') === tenant.id}>
        Activate <VisuallyHidden>{tenant.name}</VisuallyHidden>
      </Button>
    </Form>
  );
}
