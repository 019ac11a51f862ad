import type { TenantDto } from '@gatehouse/contracts';
import { Anchor } from '@mantine/core';
import { Link } from '@remix-run/react';
import panel from '~/components/panel/panel.module.css';
import { TenantPlan } from '~/features/tenants/tenant-plan';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import type { TenantSubscription } from './parts.server';
import { SubscriptionFacts } from './subscription-facts';
import classes from './tenant-page.module.css';
import { partsTexts } from './texts/parts';

interface Props {
  tenant: TenantDto;
  subscription: TenantSubscription;
  state: FormState | undefined;
}

/** The tenant's plan, its usage, and its products. */
export function PlanTab({ tenant, subscription: { usage, products }, state }: Props) {
  const t = useTexts(partsTexts);
  return (
    <div className={classes.settings}>
      <div className={panel.panel}>
        <TenantPlan usage={usage} products={products} isDeleted={tenant.deletedAt !== null} state={state} />
      </div>
      <div className={classes.side}>
        <SubscriptionFacts tenant={tenant} />
        <ul className={classes.links}>
          {usage?.requested && (
            <li>
              <Anchor component={Link} to="/superadmin/plan-requests?state=open" size="sm">
                {t('openRequest')}
              </Anchor>
            </li>
          )}
          {!tenant.deletedAt && (
            <li>
              <Anchor component={Link} to={`/superadmin/tenants/${tenant.id}`} size="sm">
                {t('editSubscription')}
              </Anchor>
            </li>
          )}
        </ul>
      </div>
    </div>
  );
}
