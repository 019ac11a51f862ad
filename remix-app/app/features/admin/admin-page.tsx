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
import type { ConsoleDashboard } from '../console/console-dashboard.server';
import { countsOf } from '../console/counts';
import { FoldedGroups } from '../console/folded-groups';
import { countsTexts } from '../console/texts/counts';
import { SignInActivity } from '../security/sign-in-activity';
import { FirstSteps } from './first-steps';
import { adminGroups, adminQuickActions } from './groups';
import { SubscriptionCard } from './subscription-card';
import { dashboardTexts } from './texts/dashboard';

interface Props {
  dashboard: Soon<ConsoleDashboard | null>;
}

export function AdminPage({ dashboard }: Props) {
  const user = useUser();
  const t = useTexts(dashboardTexts);
  const ofCounts = useTexts(countsTexts);
  const counts = useMemo(
    () => mapSoon(dashboard, (read) => countsOf(user.tenantId ? (read?.overview ?? null) : null, ofCounts)),
    [dashboard, user.tenantId, ofCounts],
  );
  return (
    <>
      <PageHeader title={t('title')}>
        <bdi>{user.tenantName ?? t('noOrganization')}</bdi>
      </PageHeader>
      <Later of={dashboard} meanwhile={<SubscriptionCard user={user} usage={null} />}>
        {(read) => (
          <>
            {user.tenantId && <AttentionList entries={read?.attention ?? null} isPlatform={false} />}
            <SubscriptionCard user={user} usage={read?.plan ?? null} />
          </>
        )}
      </Later>
      {user.tenantId && (
        <Later of={dashboard} meanwhile={null}>
          {(read) => <FirstSteps user={user} overview={read?.overview ?? null} />}
        </Later>
      )}
      <Section title={t('quickActions')}>
        <Actions entries={adminQuickActions(user, t)} />
      </Section>
      {user.tenantId && (
        <Section title={t('signIns')}>
          <Later of={dashboard} meanwhile={<Skeleton h={330} radius="lg" />}>
            {(read) => (
              <SignInActivity
                figures={read?.signIns ?? null}
                empty={{
                  text: t('noSignIns'),
                  action: { label: t('inviteUsers'), to: '/admin/users/invite' },
                }}
              />
            )}
          </Later>
        </Section>
      )}
      <FoldedGroups groups={adminGroups(user, t)} counts={counts} />
    </>
  );
}
