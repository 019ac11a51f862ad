import type { Overview } from '@gatehouse/contracts';
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
import { PlatformFigures } from './platform-figures';
import type { PlatformFiguresView } from './platform-figures.server';
import { PlatformSignIns } from './platform-sign-ins';

interface Props {
  figures: Soon<PlatformFiguresView | null>;
  overview: Soon<Overview | null>;
}

export function IdentityPage({ figures, overview }: Props) {
  const counts = useMemo(() => mapSoon(overview, countsOf), [overview]);
  return (
    <>
      <PageHeader title="GoAuthentik Dashboard">
        Identity management: who there is, what proves it, and what they may reach.
      </PageHeader>
      <Section title="Modules">
        <TileGrid tiles={identityTiles(useUser())} counts={counts} />
      </Section>
      <Section title="Signing in" about="Everywhere on the platform.">
        <Later of={figures} meanwhile={<Skeleton h={330} radius="lg" />}>
          {(counted) => <PlatformSignIns figures={counted?.signIns ?? null} />}
        </Later>
      </Section>
      <Section title="Tenants">
        <Later of={figures} meanwhile={<Skeleton h={180} radius="lg" />}>
          {(counted) => (
            <PlatformFigures tenants={counted?.tenants ?? null} requests={counted?.requests ?? null} />
          )}
        </Later>
      </Section>
    </>
  );
}
