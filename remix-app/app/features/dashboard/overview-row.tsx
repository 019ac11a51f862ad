import { COUNTED_AT_MOST, type Overview } from '@gatehouse/contracts';
import type { Formats } from '@gatehouse/texts';
import { type Figure, FigureRow } from '~/components/charts/figure-row';
import { useFormats, useTexts } from '~/texts/texts-context';
import classes from './own-account.module.css';
import type { DashboardTexts } from './quick-actions';
import { dashboardTexts } from './texts/dashboard';

/** How much there is of what an admin or a superadmin looks after, each with the way to it. */
export function OverviewRow({ overview }: { overview: Overview | null }) {
  const t = useTexts(dashboardTexts);
  const formats = useFormats();
  if (!overview) return <p className={classes.quiet}>{t('unavailable')}</p>;
  return (
    <FigureRow
      figures={overviewFigures(overview, t, formats).map((figure) => ({
        ...figure,
        countedTo: COUNTED_AT_MOST,
      }))}
    />
  );
}

function overviewFigures(overview: Overview, t: DashboardTexts, formats: Formats): readonly Figure[] {
  const counted = (value: number) =>
    value > COUNTED_AT_MOST ? `${formats.number(COUNTED_AT_MOST)}+` : formats.number(value);
  const isPlatform = overview.tenants !== null;
  const base = isPlatform ? '/superadmin' : '/admin';
  return [
    ...(overview.tenants !== null
      ? [{ label: t('tenants'), value: overview.tenants, to: '/superadmin/tenants' }]
      : []),
    {
      label: t('users'),
      value: overview.users,
      to: `${base}/users`,
      note: t('invited', { count: counted(overview.invitations) }),
    },
    {
      label: t('allApplications'),
      value: overview.applications + overview.samlProviders,
      to: `${base}/applications`,
    },
    {
      label: t('connections'),
      value: overview.connections,
      to: isPlatform ? '/superadmin/sso-configuration' : '/admin/sso',
      note: t('enabled', { count: counted(overview.enabledConnections) }),
    },
    {
      label: t('domains'),
      value: overview.domains,
      to: `${base}/domains`,
      note: t('verified', { count: counted(overview.verifiedDomains) }),
    },
    { label: t('sessions'), value: overview.sessions },
  ];
}
