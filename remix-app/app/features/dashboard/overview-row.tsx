import { COUNTED_AT_MOST, type Overview } from '@gatehouse/contracts';
import { type Figure, FigureRow } from '~/components/charts/figure-row';
import { written } from '../console/counts';
import classes from './own-account.module.css';

/** How much there is of what an admin or a superadmin looks after, each with the way to it. */
export function OverviewRow({ overview }: { overview: Overview | null }) {
  if (!overview) return <p className={classes.quiet}>The figures can not be read at the moment.</p>;
  return (
    <FigureRow
      figures={overviewFigures(overview).map((figure) => ({ ...figure, countedTo: COUNTED_AT_MOST }))}
    />
  );
}

export function overviewFigures(overview: Overview): readonly Figure[] {
  const isPlatform = overview.tenants !== null;
  const base = isPlatform ? '/superadmin' : '/admin';
  return [
    ...(overview.tenants !== null
      ? [{ label: 'Tenants', value: overview.tenants, to: '/superadmin/tenants' }]
      : []),
    {
      label: 'People',
      value: overview.users,
      to: `${base}/users`,
      note: `${written(overview.invitations)} invited`,
    },
    {
      label: 'Applications',
      value: overview.applications + overview.samlProviders,
      to: `${base}/applications`,
    },
    {
      label: 'Connections',
      value: overview.connections,
      to: isPlatform ? '/superadmin/sso-configuration' : '/admin/sso',
      note: `${written(overview.enabledConnections)} switched on`,
    },
    {
      label: 'Domains',
      value: overview.domains,
      to: `${base}/domains`,
      note: `${written(overview.provenDomains)} proven`,
    },
    { label: 'Open sessions', value: overview.sessions },
  ];
}
