import { Skeleton } from '@mantine/core';
import { useMemo } from 'react';
import { useUser } from '~/components/auth-context';
import { Later } from '~/components/later';
import { Section } from '~/components/panel/section';
import { PageHeader } from '~/components/shell/page-header';
import { mapSoon, type Soon } from '~/soon';
import { useTexts } from '~/texts/texts-context';
import { Actions } from '../console/actions';
import { AttentionList } from '../console/attention-list';
import { countsOf } from '../console/counts';
import { FoldedGroups } from '../console/folded-groups';
import { countsTexts } from '../console/texts/counts';
import { superAdminGroups, superAdminQuickActions } from './groups';
import type { PlatformDashboard } from './platform-dashboard.server';
import { PlatformFigures } from './platform-figures';
import { PlatformSignIns } from './platform-sign-ins';
import { dashboardsTexts } from './texts/dashboards';

interface Props {
  dashboard: Soon<PlatformDashboard | null>;
}

export function SuperAdminDashboardPage({ dashboard }: Props) {
  const user = useUser();
  const t = useTexts(dashboardsTexts);
  const ofCounts = useTexts(countsTexts);
  const counts = useMemo(
    () => mapSoon(dashboard, (read) => countsOf(read?.overview ?? null, ofCounts)),
    [dashboard, ofCounts],
  );
  return (
    <>
      <PageHeader title={t('superAdminTitle')}>{t('superAdminAbout')}</PageHeader>
      <Later of={dashboard} meanwhile={<Skeleton h={46} mb={28} radius="lg" />}>
        {(read) => <AttentionList entries={read?.attention ?? null} isPlatform />}
      </Later>
      <Section title={t('quickActions')}>
        <Actions entries={superAdminQuickActions(user, t)} />
      </Section>
      <Section title={t('signIns')} about={t('signInsAbout')}>
        <Later of={dashboard} meanwhile={<Skeleton h={330} radius="lg" />}>
          {(counted) => <PlatformSignIns figures={counted?.signIns ?? null} />}
        </Later>
      </Section>
      <Section title={t('tenants')}>
        <Later of={dashboard} meanwhile={<Skeleton h={180} radius="lg" />}>
          {(counted) => (
            <PlatformFigures tenants={counted?.tenants ?? null} requests={counted?.requests ?? null} />
          )}
        </Later>
      </Section>
      <FoldedGroups groups={superAdminGroups(user, t)} counts={counts} />
    </>
  );
}
