import { PageHeader } from '~/components/page-header';
import { Section } from '~/components/section';
import { useUser } from '../auth/auth-context';
import { Actions } from '../console/actions';
import { TileGrid } from '../console/tile-grid';
import { superAdminGroups, superAdminQuickActions } from './groups';

export function SuperAdminDashboardPage() {
  const user = useUser();
  return (
    <>
      <PageHeader title="Super Admin Dashboard">Run the whole platform from here.</PageHeader>
      <Section title="Quick actions">
        <Actions entries={superAdminQuickActions(user)} />
      </Section>
      {superAdminGroups(user).map(({ title, about, tiles }) => (
        <Section key={title} title={title} about={about}>
          <TileGrid tiles={tiles} />
        </Section>
      ))}
    </>
  );
}
