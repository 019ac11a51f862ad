import type { TenantSummary } from '@gatehouse/contracts';
import { Anchor } from '@mantine/core';
import { Link } from '@remix-run/react';
import { Amount } from '~/components/charts/amount';
import { When } from '~/components/when';
import { StatusBars } from '../tenants/status-bars';
import type { OpenRequest } from './open-requests.server';
import classes from './platform-figures.module.css';

interface Props {
  tenants: TenantSummary | null;
  /** The newest of those that wait. */
  requests: readonly OpenRequest[] | null;
}

/** Tenants by status, and what tenants wait for. */
export function PlatformFigures({ tenants, requests }: Props) {
  return (
    <div className={classes.columns}>
      {tenants && (
        <section className={classes.panel} aria-labelledby="tenants-by-status">
          <div className={classes.head}>
            <h3 id="tenants-by-status">
              <Amount of={tenants.total} /> {tenants.total === 1 ? 'tenant' : 'tenants'} by status
            </h3>
            <Anchor component={Link} to="/superadmin/tenants" size="sm">
              All tenants
            </Anchor>
          </div>
          {tenants.byStatus.length > 0 ? (
            <StatusBars byStatus={tenants.byStatus} />
          ) : (
            <p className={classes.quiet}>
              There is no tenant yet.{' '}
              <Anchor component={Link} to="/superadmin/tenants/new" size="sm">
                Set the first one up
              </Anchor>
            </p>
          )}
        </section>
      )}
      {requests && (
        <section className={classes.panel} aria-labelledby="open-requests">
          <div className={classes.head}>
            <h3 id="open-requests">Requests that wait</h3>
            <Anchor component={Link} to="/superadmin/plan-requests" size="sm">
              All requests
            </Anchor>
          </div>
          {requests.length > 0 ? (
            <Requests requests={requests} />
          ) : (
            <p className={classes.quiet}>Nobody waits.</p>
          )}
        </section>
      )}
    </div>
  );
}

function Requests({ requests }: { requests: readonly OpenRequest[] }) {
  return (
    <ul className={classes.requests}>
      {requests.map(({ id, tenantName, wish, to, createdAt }) => (
        <li key={id}>
          <Anchor component={Link} to={to} size="sm">
            <bdi>{tenantName}</bdi> asks for {wish}
          </Anchor>
          <span className={classes.quiet}>
            <When at={createdAt} />
          </span>
        </li>
      ))}
    </ul>
  );
}
