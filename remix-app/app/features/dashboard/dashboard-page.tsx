import { TEXTS } from '@gatehouse/contracts';
import { PageHeader } from '~/components/page-header';
import { Section } from '~/components/section';
import { useUser } from '../auth/auth-context';
import { Actions } from '../console/actions';
import { LogoutAction, SwitchAccountAction } from '../console/leaving';
import { ProductGrid } from '../products/product-grid';
import { dashboardsOf, dashboardTitle, maySwitchDashboards, quickActionsOf } from './quick-actions';

export function DashboardPage() {
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
      <Section title={TEXTS.dashboard.products} id="products">
        <ProductGrid plan={user.subscriptionPlan} />
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
