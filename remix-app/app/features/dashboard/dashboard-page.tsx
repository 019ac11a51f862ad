import { hasRole } from '@gatehouse/contracts';
import { Skeleton } from '@mantine/core';
import { useUser } from '~/components/auth-context';
import { Later } from '~/components/later';
import { Section } from '~/components/panel/section';
import { PageHeader } from '~/components/shell/page-header';
import type { Soon } from '~/soon';
import { useTexts } from '~/texts/texts-context';
import { Actions } from '../console/actions';
import { LogoutAction, SwitchAccountAction } from '../console/leaving';
import { ProductGrid } from '../products/product-grid';
import { OverviewRow } from './overview-row';
import { Launches, OwnAccount } from './own-account';
import type { OwnDashboard } from './own-dashboard.server';
import {
  dashboardsOf,
  dashboardTitle,
  looksAfterOthers,
  maySwitchDashboards,
  quickActionsOf,
} from './quick-actions';
import { dashboardTexts } from './texts/dashboard';

interface Props {
  dashboard: Soon<OwnDashboard | null>;
}

export function DashboardPage({ dashboard }: Props) {
  const t = useTexts(dashboardTexts);
  const user = useUser();
  return (
    <>
      <PageHeader title={dashboardTitle(user, t)}>
        {t.rich('welcome', { name: <bdi>{user.name}</bdi>, email: <bdi>{user.email}</bdi> })}
      </PageHeader>
      <Section title={t('applications')} about={t('applicationsAbout')}>
        <Later of={dashboard} meanwhile={<Skeleton h={60} radius="lg" />}>
          {(mine) => <Launches launches={mine?.launches ?? null} />}
        </Later>
      </Section>
      {maySwitchDashboards(user) && (
        <Section title={t('switchDashboard')} about={t('switchAbout')}>
          <Dashboards />
        </Section>
      )}
      <Section title={t('quickActions')}>
        <Actions entries={quickActionsOf(user, t)}>
          <SwitchAccountAction />
          <LogoutAction />
        </Actions>
      </Section>
      {looksAfterOthers(user) && (
        <Section title={t(hasRole(user, 'superadmin') ? 'platform' : 'organization')}>
          <Later of={dashboard} meanwhile={<Skeleton h={88} radius="lg" />}>
            {(shown) => <OverviewRow overview={shown?.overview ?? null} />}
          </Later>
        </Section>
      )}
      <Section title={t('account')}>
        <Later of={dashboard} meanwhile={<Skeleton h={170} radius="lg" />}>
          {(mine) => <OwnAccount own={mine} />}
        </Later>
      </Section>
      <Section title={t('products')} id="products">
        <Later of={dashboard} meanwhile={<ProductGrid />}>
          {(shown) => <ProductGrid products={shown?.products ?? null} />}
        </Later>
      </Section>
      {!maySwitchDashboards(user) && (
        <Section title={t('dashboards')}>
          <Dashboards />
        </Section>
      )}
    </>
  );
}

function Dashboards() {
  const t = useTexts(dashboardTexts);
  return <Actions entries={dashboardsOf(useUser(), t)} here="/dashboard" />;
}
