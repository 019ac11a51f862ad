import { type SignInFigures, TEXTS } from '@gatehouse/contracts';
import { Alert } from '@mantine/core';
import { IconHourglass } from '@tabler/icons-react';
import { PageHeader } from '~/components/page-header';
import { Section } from '~/components/section';
import type { AttentionItem } from '~/server/sso-attention.server';
import { useUser } from '../auth/auth-context';
import { Actions } from '../console/actions';
import { TileGrid } from '../console/tile-grid';
import { SignInActivity } from '../security/sign-in-activity';
import { AttentionCard } from '../sso-configuration/attention-card';
import { adminGroups, adminQuickActions, pendingReason } from './groups';
import { SubscriptionCard } from './subscription-card';

interface Props {
  attention: AttentionItem[] | null;
  /** Null for somebody of no organization, and where they can't be read. */
  figures: SignInFigures | null;
}

export function AdminPage({ attention, figures }: Props) {
  const user = useUser();
  return (
    <>
      <PageHeader title="Admin Dashboard">
        <bdi>{user.tenantName ?? 'You are not in an organization: this is what its admins see.'}</bdi>
      </PageHeader>
      {pendingReason(user) && <PendingBanner />}
      <AttentionCard items={attention} isPlatform={false} />
      <SubscriptionCard user={user} />
      <Section title="Quick actions">
        <Actions entries={adminQuickActions(user)} />
      </Section>
      {user.tenantId && (
        <Section title="Signing in">
          <SignInActivity
            figures={figures}
            empty={{
              text: 'As soon as your people sign in, you see here how many do and how many fail.',
              action: { label: 'Invite people', to: '/admin/users/invite' },
            }}
          />
        </Section>
      )}
      {adminGroups(user).map(({ title, about, tiles }) => (
        <Section key={title} title={title} about={about}>
          <TileGrid tiles={tiles} />
        </Section>
      ))}
    </>
  );
}

function PendingBanner() {
  return (
    <Alert
      color="amber"
      title={TEXTS.admin.activationPending}
      icon={<IconHourglass size={20} stroke={1.6} aria-hidden="true" />}
      mb={24}
    >
      {TEXTS.admin.activationPendingDetail}
    </Alert>
  );
}
