import { PageHeader } from '~/components/page-header';
import { Section } from '~/components/section';
import type { PlatformFiguresView } from '~/server/platform-figures.server';
import type { AttentionItem } from '~/server/sso-attention.server';
import { useUser } from '../auth/auth-context';
import { Actions } from '../console/actions';
import { TileGrid } from '../console/tile-grid';
import { SignInActivity } from '../security/sign-in-activity';
import { AttentionCard } from '../sso-configuration/attention-card';
import { superAdminGroups, superAdminQuickActions } from './groups';
import { PlatformFigures } from './platform-figures';

interface Props {
  attention: AttentionItem[] | null;
  figures: PlatformFiguresView;
}

export function SuperAdminDashboardPage({ attention, figures }: Props) {
  const user = useUser();
  return (
    <>
      <PageHeader title="Super Admin Dashboard">Run the whole platform from here.</PageHeader>
      <AttentionCard items={attention} isPlatform />
      <Section title="Quick actions">
        <Actions entries={superAdminQuickActions(user)} />
      </Section>
      <Section title="Signing in" about="Everywhere on the platform.">
        <SignInActivity
          figures={figures.signIns}
          empty={{
            text: 'As soon as people sign in, you see here how many do and how many fail.',
            action: { label: 'Set up a tenant', to: '/superadmin/tenants/new' },
          }}
        />
      </Section>
      <Section title="Tenants">
        <PlatformFigures tenants={figures.tenants} requests={figures.requests} />
      </Section>
      {superAdminGroups(user).map(({ title, about, tiles }) => (
        <Section key={title} title={title} about={about}>
          <TileGrid tiles={tiles} />
        </Section>
      ))}
    </>
  );
}
