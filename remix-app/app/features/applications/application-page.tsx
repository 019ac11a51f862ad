import { Anchor } from '@mantine/core';
import { Link } from '@remix-run/react';
import { DangerZone } from '~/components/panel/danger-zone';
import classes from '~/components/panel/panel.module.css';
import { LinkTabs } from '~/components/shell/link-tabs';
import { PageTitle } from '~/components/shell/page-title';
import { When } from '~/components/when';
import { ProvisioningTab } from '~/features/provisioning/provisioning-tab';
import { TimelineLink } from '~/features/sign-ins/timeline-link';
import { StreamTab } from '~/features/signals/stream-tab';
import { useTexts } from '~/texts/texts-context';
import { AssignmentsTab } from '../groups/assignments-tab';
import type { ApplicationState, ApplicationView } from './application.server';
import { ApplicationStatus, AuthMethod, RegisteredItself } from './application-status';
import { APPLICATION_TABS, type ApplicationTab } from './application-tabs';
import { ConnectTab } from './connect-tab';
import { CredentialsTab } from './credentials-tab';
import { CustomClaims } from './custom-claims';
import { ExchangeTab } from './exchange-tab';
import { ProblemsTab } from './problems-tab';
import { SettingsTab } from './settings-tab';
import { SignOutsTab } from './sign-outs-tab';
import { applicationTexts } from './texts/application';
import { commonTexts } from './texts/common';
import { TryTab } from './try-tab';

interface Props {
  view: ApplicationView;
  state: ApplicationState | undefined;
}

/** Tabs that an application of the platform does not have. */
const OF_ORGANIZATIONS: readonly ApplicationTab[] = ['access', 'events'];

/** One application: settings, connection, test and deletion. */
export function ApplicationPage({ view, state }: Props) {
  const t = useTexts(applicationTexts);
  const common = useTexts(commonTexts);
  const { application, owner, tab } = view;
  return (
    <>
      <div className={classes.header}>
        <PageTitle>
          <bdi>{application.name}</bdi>
        </PageTitle>
        <ApplicationStatus isActive={application.is_active} />
        {application.registered_itself && <RegisteredItself />}
      </div>
      <div className={classes.sub}>
        <span>
          <AuthMethod method={application.token_endpoint_auth_method} />
        </span>
        {view.isPlatform && (
          <span>
            {owner === null ? t('servesAll') : t.rich('serves', { organization: <bdi>{owner}</bdi> })}
          </span>
        )}
        <span>{t.rich('updated', { time: <When at={application.updated_at} /> })}</span>
        <TimelineLink subject="application" id={application.id} isPlatform={view.isPlatform} />
        <Anchor component={Link} to={view.base} size="sm">
          {common('allApplications')}
        </Anchor>
      </div>
      <LinkTabs
        label={t('tabs')}
        tabs={APPLICATION_TABS.filter(
          ({ key }) => !OF_ORGANIZATIONS.includes(key) || application.tenant_id !== null,
        ).map(({ key, label }) => ({
          label: t(label),
          to: key === 'settings' ? '?' : `?tab=${key}`,
          isCurrent: key === tab,
        }))}
      />
      <Part tab={tab} view={view} state={state} />
    </>
  );
}

function Part({ tab, view, state }: Props & { tab: ApplicationTab }) {
  const t = useTexts(applicationTexts);
  switch (tab) {
    case 'credentials':
      return <CredentialsTab view={view} state={state} />;
    case 'connect':
      return <ConnectTab view={view} />;
    case 'try':
      return <TryTab view={view} state={state} />;
    case 'access':
      return (
        view.assignments && (
          <>
            <AssignmentsTab view={view.assignments} state={state} />
            <CustomClaims view={view} state={state} />
          </>
        )
      );
    case 'exchange':
      return <ExchangeTab application={view.application} state={state} />;
    case 'provisioning':
      return <ProvisioningTab view={view.provisioning} state={state} />;
    case 'sign-outs':
      return <SignOutsTab view={view} />;
    case 'events':
      return view.signals && <StreamTab signals={view.signals} state={state} />;
    case 'problems':
      return <ProblemsTab view={view} />;
    case 'danger':
      return (
        <DangerZone
          name={view.application.name}
          state={state}
          power={{
            isActive: view.application.is_active,
            version: view.application.version,
            off: t('disableEffect'),
            on: t('enableEffect'),
          }}
          deletion={t('deleteEffect')}
        />
      );
    default:
      return <SettingsTab key={view.application.version} view={view} state={state} />;
  }
}
