import { hasRole, TEXTS } from '@gatehouse/contracts';
import { Skeleton } from '@mantine/core';
import { useUser } from '~/components/auth-context';
import { Later } from '~/components/later';
import { Section } from '~/components/panel/section';
import { PageHeader } from '~/components/shell/page-header';
import type { Soon } from '~/soon';
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

interface Props {
  dashboard: Soon<OwnDashboard | null>;
}

export function DashboardPage({ dashboard }: Props) {
  const user = useUser();
  return (
    <>
      <PageHeader title={dashboardTitle(user)}>
        <bdi>{TEXTS.dashboard.welcome(user.name, user.email)}</bdi>
      </PageHeader>
      {maySwitchDashboards(user) && (
        <Section title="Switch dashboard" about="You may open every dashboard of the platform.">
          <Dashboards />
        </Section>
      )}
      <Section title="Quick actions">
        <Actions entries={quickActionsOf(user)}>
          <SwitchAccountAction />
          <LogoutAction />
        </Actions>
      </Section>
      {looksAfterOthers(user) && (
        <Section title={hasRole(user, 'superadmin') ? 'The platform' : 'Your organization'}>
          <Later of={dashboard} meanwhile={<Skeleton h={88} radius="lg" />}>
            {(shown) => <OverviewRow overview={shown?.overview ?? null} />}
          </Later>
        </Section>
      )}
      <Section title="Your account">
        <Later of={dashboard} meanwhile={<Skeleton h={170} radius="lg" />}>
          {(mine) => <OwnAccount own={mine} />}
        </Later>
      </Section>
      <Section title="Your applications" about="Opening one signs you in to it.">
        <Later of={dashboard} meanwhile={<Skeleton h={60} radius="lg" />}>
          {(mine) => <Launches launches={mine?.launches ?? null} />}
        </Later>
      </Section>
      <Section title={TEXTS.dashboard.products} id="products">
        <Later of={dashboard} meanwhile={<ProductGrid />}>
          {(shown) => <ProductGrid products={shown?.products ?? null} />}
        </Later>
      </Section>
      {!maySwitchDashboards(user) && (
        <Section title="Dashboards">
          <Dashboards />
        </Section>
      )}
    </>
  );
}

function Dashboards() {
  return <Actions entries={dashboardsOf(useUser())} here="/dashboard" />;
}
