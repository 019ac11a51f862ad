import type { Overview, PlanUsage, SignInFigures } from '@gatehouse/contracts';
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
import { SignInActivity } from '../security/sign-in-activity';
import { AttentionCard } from '../sso-configuration/attention-card';
import { FirstSteps } from './first-steps';
import { adminGroups, adminQuickActions } from './groups';
import { SubscriptionCard } from './subscription-card';

interface Props {
  attention: AttentionItem[] | null;
  /** Null for somebody of no organization, and where they can't be read. */
  figures: Soon<SignInFigures | null>;
  /** The same. */
  overview: Soon<Overview | null>;
  /** The same. */
  usage: PlanUsage | null;
}

export function AdminPage({ attention, figures, overview, usage }: Props) {
  const user = useUser();
  const counts = useMemo(() => mapSoon(overview, countsOf), [overview]);
  return (
    <>
      <PageHeader title="Admin Dashboard">
        <bdi>{user.tenantName ?? 'You are not in an organization: this is what its admins see.'}</bdi>
      </PageHeader>
      <AttentionCard items={attention} isPlatform={false} />
      <SubscriptionCard user={user} usage={usage} />
      {user.tenantId && (
        <Later of={overview} meanwhile={null}>
          {(counted) => <FirstSteps user={user} overview={counted} />}
        </Later>
      )}
      <Section title="Quick actions">
        <Actions entries={adminQuickActions(user)} />
      </Section>
      {user.tenantId && (
        <Section title="Signing in">
          <Later of={figures} meanwhile={<Skeleton h={330} radius="lg" />}>
            {(counted) => (
              <SignInActivity
                figures={counted}
                empty={{
                  text: 'As soon as your people sign in, you see here how many do and how many fail.',
                  action: { label: 'Invite people', to: '/admin/users/invite' },
                }}
              />
            )}
          </Later>
        </Section>
      )}
      {adminGroups(user).map(({ title, about, tiles }) => (
        <Section key={title} title={title} about={about}>
          <TileGrid tiles={tiles} counts={counts} />
        </Section>
      ))}
    </>
  );
}
