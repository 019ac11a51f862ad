import type { Overview } from '@gatehouse/contracts';
import { Skeleton } from '@mantine/core';
import { useMemo } from 'react';
import { useUser } from '~/components/auth-context';
import { Later } from '~/components/later';
import { Section } from '~/components/panel/section';
import { PageHeader } from '~/components/shell/page-header';
import type { AttentionItem } from '~/features/sso-configuration/sso-attention.server';
import { mapSoon, type Soon } from '~/soon';
import { Actions } from '../console/actions';
import { countsOf } from '../console/counts';
import { TileGrid } from '../console/tile-grid';
import { AttentionCard } from '../sso-configuration/attention-card';
import { superAdminGroups, superAdminQuickActions } from './groups';
import { PlatformFigures } from './platform-figures';
import type { PlatformFiguresView } from './platform-figures.server';
import { PlatformSignIns } from './platform-sign-ins';

interface Props {
  attention: AttentionItem[] | null;
  figures: Soon<PlatformFiguresView | null>;
  overview: Soon<Overview | null>;
}

export function SuperAdminDashboardPage({ attention, figures, overview }: Props) {
  const user = useUser();
  const counts = useMemo(() => mapSoon(overview, countsOf), [overview]);
  return (
    <>
      <PageHeader title="Super Admin Dashboard">Run the whole platform from here.</PageHeader>
      <AttentionCard items={attention} isPlatform />
      <Section title="Quick actions">
        <Actions entries={superAdminQuickActions(user)} />
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
      {superAdminGroups(user).map(({ title, about, tiles }) => (
        <Section key={title} title={title} about={about}>
          <TileGrid tiles={tiles} counts={counts} />
        </Section>
      ))}
    </>
  );
}
