import { COUNTED_AT_MOST, type TenantDto } from '@gatehouse/contracts';
import { Anchor } from '@mantine/core';
import { Link } from '@remix-run/react';
import { FigureRow } from '~/components/charts/figure-row';
import { Section } from '~/components/panel/section';
import { SignInActivity } from '~/features/security/sign-in-activity';
import { tenantPath } from '~/features/tenants/tenant-path';
import { useTexts } from '~/texts/texts-context';
import { AttentionList } from './attention-list';
import type { TenantOverview } from './overview.server';
import { RecentEvents } from './recent-events';
import { TenantDetails } from './tenant-details';
import classes from './tenant-page.module.css';
import { overviewTexts } from './texts/overview';

interface Props {
  tenant: TenantDto;
  overview: TenantOverview;
}

/** Recommended actions, the most important numbers, and recent events. */
export function OverviewTab({ tenant, overview }: Props) {
  const t = useTexts(overviewTexts);
  return (
    <div className={classes.columns}>
      <div>
        <Section title={t('attention')}>
          <AttentionList items={overview.attention} isPartial={overview.isPartial} />
        </Section>
        <KeyNumbers tenant={tenant} overview={overview} />
        <Section title={t('signIns')}>
          <SignInActivity
            figures={overview.signIns}
            empty={{
              text: t('noSignIns'),
              action: { label: t('inviteUsers'), to: `/superadmin/tenants/${tenant.id}/users/invite` },
            }}
          />
        </Section>
      </div>
      <div className={classes.side}>
        <TenantDetails tenant={tenant} lastSignIn={overview.lastSignIn} />
        <Section title={t('recent')}>
          <div className={classes.card}>
            <RecentEvents events={overview.events} />
          </div>
          <Anchor component={Link} to={tenantPath(tenant.id, 'activity')} size="sm" mt={10} display="block">
            {t('allActivity')}
          </Anchor>
        </Section>
      </div>
    </div>
  );
}

function KeyNumbers({ tenant: { id }, overview: { counts } }: Props) {
  const t = useTexts(overviewTexts);
  if (!counts) return null;
  const countedTo = COUNTED_AT_MOST;
  return (
    <Section title={t('atAGlance')}>
      <FigureRow
        figures={[
          {
            label: t('members'),
            value: counts.users,
            note: counts.invitations > 0 ? t('invited', { count: counts.invitations }) : null,
            countedTo,
            to: tenantPath(id, 'people'),
          },
          {
            label: t('applications'),
            value: counts.applications + counts.samlProviders,
            countedTo,
            to: tenantPath(id, 'applications'),
          },
          {
            label: t('connections'),
            value: counts.connections,
            note: t('enabled', { count: counts.enabledConnections }),
            countedTo,
            to: tenantPath(id, 'connections'),
          },
          {
            label: t('domains'),
            value: counts.verifiedDomains,
            note: t('ofDomains', { count: counts.domains }),
            countedTo,
            to: tenantPath(id, 'domains'),
          },
        ]}
      />
    </Section>
  );
}
