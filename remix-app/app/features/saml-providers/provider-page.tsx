import { Alert, Anchor } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconAlertTriangle } from '@tabler/icons-react';
import { DangerZone } from '~/components/panel/danger-zone';
import classes from '~/components/panel/panel.module.css';
import { LinkTabs } from '~/components/shell/link-tabs';
import { PageTitle } from '~/components/shell/page-title';
import { When } from '~/components/when';
import { TimelineLink } from '~/features/sign-ins/timeline-link';
import { useTexts } from '~/texts/texts-context';
import { ApplicationStatus } from '../applications/application-status';
import { AssignmentsTab } from '../groups/assignments-tab';
import { ProvisioningTab } from '../provisioning/provisioning-tab';
import { AttributesTab } from './attributes-tab';
import { CertificatesTab } from './certificates-tab';
import { ConnectTab } from './connect-tab';
import { PROVIDER_TABS, type ProviderTab } from './provider-tabs';
import type { ProviderState, ProviderView } from './saml-provider.server';
import { SettingsTab } from './settings-tab';
import { providerTexts } from './texts/provider';
import { TryTab } from './try-tab';

interface Props {
  view: ProviderView;
  state: ProviderState | undefined;
}

/** One application that receives assertions: attributes, connection, test and deletion. */
export function ProviderPage({ view, state }: Props) {
  const t = useTexts(providerTexts);
  const { provider, owner, tab } = view;
  return (
    <>
      <div className={classes.header}>
        <PageTitle>
          <bdi>{provider.name}</bdi>
        </PageTitle>
        <ApplicationStatus isActive={provider.is_active} />
      </div>
      <div className={classes.sub}>
        <span>{t('protocol')}</span>
        {view.isPlatform && (
          <span>
            {owner === null ? t('servesAll') : t.rich('serves', { organization: <bdi>{owner}</bdi> })}
          </span>
        )}
        <span>{t.rich('updated', { time: <When at={provider.updated_at} /> })}</span>
        <TimelineLink subject="application" id={provider.id} isPlatform={view.isPlatform} />
        <Anchor component={Link} to={view.list} size="sm">
          {t('allApplications')}
        </Anchor>
      </div>
      {provider.warnings.length > 0 && <Warnings warnings={provider.warnings} />}
      <LinkTabs
        label={t('tabs')}
        tabs={PROVIDER_TABS.filter(({ key }) => key !== 'access' || provider.tenant_id !== null).map(
          ({ key, label }) => ({
            label: t(label),
            to: key === 'settings' ? '?' : `?tab=${key}`,
            isCurrent: key === tab,
          }),
        )}
      />
      <Part tab={tab} view={view} state={state} />
    </>
  );
}

function Warnings({ warnings }: { warnings: readonly string[] }) {
  return (
    <Alert
      color="amber"
      variant="light"
      maw={720}
      mb="lg"
      icon={<IconAlertTriangle size={20} stroke={1.6} aria-hidden="true" />}
    >
      {warnings.map((warning) => (
        <div key={warning}>{warning}</div>
      ))}
    </Alert>
  );
}

function Part({ tab, view, state }: Props & { tab: ProviderTab }) {
  const t = useTexts(providerTexts);
  switch (tab) {
    case 'attributes':
      return <AttributesTab key={view.provider.version} view={view} state={state} />;
    case 'connect':
      return <ConnectTab view={view} />;
    case 'access':
      return view.assignments && <AssignmentsTab view={view.assignments} state={state} />;
    case 'certificates':
      return <CertificatesTab view={view} state={state} />;
    case 'provisioning':
      return <ProvisioningTab view={view.provisioning} state={state} />;
    case 'try':
      return <TryTab view={view} state={state} />;
    case 'danger':
      return (
        <DangerZone
          name={view.provider.name}
          state={state}
          power={{
            isActive: view.provider.is_active,
            version: view.provider.version,
            off: t('disableEffect'),
            on: t('enableEffect'),
          }}
          deletion={t('deleteEffect')}
        />
      );
    default:
      return <SettingsTab key={view.provider.version} view={view} state={state} />;
  }
}
