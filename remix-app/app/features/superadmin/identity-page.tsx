import { Skeleton } from '@mantine/core';
import { useMemo } from 'react';
import { useUser } from '~/components/auth-context';
import { Later } from '~/components/later';
import { Section } from '~/components/panel/section';
import { PageHeader } from '~/components/shell/page-header';
import { mapSoon, type Soon } from '~/soon';
import { countsOf } from '../console/counts';
import { TileGrid } from '../console/tile-grid';
import { identityTiles } from './groups';
import type { PlatformDashboard } from './platform-dashboard.server';
import { PlatformFigures } from './platform-figures';
import { PlatformSignIns } from './platform-sign-ins';

interface Props {
  dashboard: Soon<PlatformDashboard | null>;
}

export function IdentityPage({ dashboard }: Props) {
  const counts = useMemo(() => mapSoon(dashboard, (read) => countsOf(read?.overview ?? null)), [dashboard]);
  return (
    <>
      <PageHeader title="GoAuthentik Dashboard">
        Identity management: who there is, what proves it, and what they may reach.
      </PageHeader>
      <Section title="Modules">
        <TileGrid tiles={identityTiles(useUser())} counts={counts} />
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
    </>
  );
}
