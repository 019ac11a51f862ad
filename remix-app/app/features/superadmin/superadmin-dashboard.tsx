import { Skeleton } from '@mantine/core';
import { useMemo } from 'react';
import { useUser } from '~/components/auth-context';
import { Later } from '~/components/later';
import { Section } from '~/components/panel/section';
import { PageHeader } from '~/components/shell/page-header';
import { mapSoon, type Soon } from '~/soon';
import { Actions } from '../console/actions';
import { countsOf } from '../console/counts';
import { TileGrid } from '../console/tile-grid';
import { AttentionCard } from '../sso-configuration/attention-card';
import { superAdminGroups, superAdminQuickActions } from './groups';
import type { PlatformDashboard } from './platform-dashboard.server';
import { PlatformFigures } from './platform-figures';
import { PlatformSignIns } from './platform-sign-ins';

interface Props {
  dashboard: Soon<PlatformDashboard | null>;
}

export function SuperAdminDashboardPage({ dashboard }: Props) {
  const user = useUser();
  const counts = useMemo(() => mapSoon(dashboard, (read) => countsOf(read?.overview ?? null)), [dashboard]);
  return (
    <>
      <PageHeader title="Super Admin Dashboard">Run the whole platform from here.</PageHeader>
      <Later of={dashboard} meanwhile={null}>
        {(read) => <AttentionCard items={read?.attention ?? null} isPlatform />}
      </Later>
      <Section title="Quick actions">
        <Actions entries={superAdminQuickActions(user)} />
      </Section>
      <Section title="Signing in" about="Everywhere on the platform.">
        <Later of={dashboard} meanwhile={<Skeleton h={330} radius="lg" />}>
          {(counted) => <PlatformSignIns figures={counted?.signIns ?? null} />}
        </Later>
      </Section>
      <Section title="Tenants">
        <Later of={dashboard} meanwhile={<Skeleton h={180} radius="lg" />}>
          {(counted) => (
            <PlatformFigures tenants={counted?.tenants ?? null} requests={counted?.requests ?? null} />
          )}
        </Later>
      </Section>
      {superAdminGroups(user).map(({ title, about, tiles }) => (
        <Section key={title} title={title} about={about}>
          <TileGrid tiles={tiles} counts={counts} />
        </Section>
      ))}
    </>
  );
}
