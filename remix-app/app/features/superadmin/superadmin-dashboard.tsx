import { PageHeader } from '~/components/page-header';
import { Section } from '~/components/section';
import type { AttentionItem } from '~/server/sso-attention.server';
import { useUser } from '../auth/auth-context';
import { Actions } from '../console/actions';
import { TileGrid } from '../console/tile-grid';
import { AttentionCard } from '../sso-configuration/attention-card';
import { superAdminGroups, superAdminQuickActions } from './groups';

export function SuperAdminDashboardPage({ attention }: { attention: AttentionItem[] | null }) {
  const user = useUser();
  return (
    <>
      <PageHeader title="Super Admin Dashboard">Run the whole platform from here.</PageHeader>
      <AttentionCard items={attention} isPlatform />
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
