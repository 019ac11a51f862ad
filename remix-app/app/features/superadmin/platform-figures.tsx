import type { TenantSummary } from '@gatehouse/contracts';
import { Anchor } from '@mantine/core';
import { Link } from '@remix-run/react';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import { StatusBars } from '../tenants/status-bars';
import type { OpenRequest } from './open-requests.server';
import classes from './platform-figures.module.css';
import { platformTexts } from './texts/platform';

interface Props {
  tenants: TenantSummary | null;
  /** The newest of those that wait. */
  requests: readonly OpenRequest[] | null;
}

/** Tenants by status, and what tenants wait for. */
export function PlatformFigures({ tenants, requests }: Props) {
  const t = useTexts(platformTexts);
  return (
    <div className={classes.columns}>
      {tenants && (
        <section className={classes.panel} aria-labelledby="tenants-by-status">
          <div className={classes.head}>
            <h3 id="tenants-by-status">{t('tenantsByStatus', { count: tenants.total })}</h3>
            <Anchor component={Link} to="/superadmin/tenants" size="sm">
              {t('allTenants')}
            </Anchor>
          </div>
          {tenants.byStatus.length > 0 ? (
            <StatusBars byStatus={tenants.byStatus} />
          ) : (
            <p className={classes.quiet}>
              {t.rich('noTenant', {
                a: (inner) => (
                  <Anchor component={Link} to="/superadmin/tenants/new" size="sm">
                    {inner}
                  </Anchor>
                ),
              })}
            </p>
          )}
        </section>
      )}
      {requests && (
        <section className={classes.panel} aria-labelledby="open-requests">
          <div className={classes.head}>
            <h3 id="open-requests">{t('openRequests')}</h3>
            <Anchor component={Link} to="/superadmin/plan-requests" size="sm">
              {t('allRequests')}
            </Anchor>
          </div>
          {requests.length > 0 ? (
            <Requests requests={requests} />
          ) : (
            <p className={classes.quiet}>{t('noRequests')}</p>
          )}
        </section>
      )}
    </div>
  );
}

function Requests({ requests }: { requests: readonly OpenRequest[] }) {
  const t = useTexts(platformTexts);
  return (
    <ul className={classes.requests}>
      {requests.map(({ id, tenantName, wish, to, createdAt }) => (
        <li key={id}>
          <Anchor component={Link} to={to} size="sm">
            {t.rich('request', { organization: <bdi>{tenantName}</bdi>, wish })}
          </Anchor>
          <span className={classes.quiet}>
            <When at={createdAt} />
          </span>
        </li>
      ))}
    </ul>
  );
}
