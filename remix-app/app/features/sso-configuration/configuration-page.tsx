import { Anchor, Badge } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconFlask } from '@tabler/icons-react';
import panel from '~/components/panel/panel.module.css';
import { LinkTabs } from '~/components/shell/link-tabs';
import { PageTitle } from '~/components/shell/page-title';
import { SSO_PROVIDERS } from '~/components/sso-providers';
import { When } from '~/components/when';
import { ConnectorsTab } from '~/features/directory/connectors-tab';
import { DirectoryTab } from '~/features/directory/directory-tab';
import { TimelineLink } from '~/features/sign-ins/timeline-link';
import { SignalsTab } from '~/features/signals/signals-tab';
import { useTexts } from '~/texts/texts-context';
import { ConfigurationSettings, saveOf } from './configuration-settings';
import { type ConfigurationTab, tabsOf } from './configuration-tabs';
import { ConfigurationWarnings } from './configuration-warnings';
import { DangerTab } from './danger-tab';
import { EnableSwitch } from './enable-switch';
import { OverviewTab } from './overview-tab';
import { RefusedAlert } from './refused-alert';
import { SavedNotice } from './saved-notice';
import { SignInsTab } from './sign-ins-tab';
import styles from './sso-configuration.module.css';
import type { ConfigurationPageView } from './sso-configuration-page.server';
import type { ConfigurationState } from './sso-configurations.server';
import { ActiveChip } from './sso-type';
import { connectionTexts } from './texts/connection';
import { connectionPageTexts } from './texts/page';
import { VersionHistory } from './version-history';

interface Props {
  view: ConfigurationPageView;
  state: ConfigurationState | undefined;
}

/** One connection: status, settings, tests and sign-ins, versions, deletion. */
export function ConfigurationPage({ view, state }: Props) {
  const t = useTexts(connectionPageTexts);
  const shared = useTexts(connectionTexts);
  const { configuration, base, isPlatform, tab } = view;
  const { name, type, isEnabled, owner, tenantId, updatedAt, managedBySettings, lastTest, warnings } =
    configuration;
  return (
    <>
      <div className={panel.header}>
        <PageTitle>
          <bdi>{name}</bdi>
        </PageTitle>
        <ActiveChip isEnabled={isEnabled} downSince={configuration.refresh.downSince} />
        {lastTest?.isFresh && (
          <Badge
            color="green"
            variant="light"
            tt="none"
            leftSection={<IconFlask size={14} stroke={2} aria-hidden="true" />}
          >
            {t('tested')}
          </Badge>
        )}
        <span style={{ marginInlineStart: 'auto' }}>
          <EnableSwitch configuration={configuration} />
        </span>
      </div>
      <div className={panel.sub}>
        <span>{SSO_PROVIDERS[type].kind}</span>
        {isPlatform && (
          <bdi>{tenantId === null ? shared('platformOwned') : (owner ?? shared('deletedOwner'))}</bdi>
        )}
        <span>{shared.rich('changed', { at: <When at={updatedAt} /> })}</span>
        <TimelineLink subject="connection" id={view.configuration.id} isPlatform={isPlatform} />
        <Anchor component={Link} to={base} size="sm">
          {shared('allConnections')}
        </Anchor>
      </div>
      <SavedNotice name={state?.saved} answer={state} />
      <div className={styles.notices}>
        {tab !== 'directory' && tab !== 'connectors' && tab !== 'signals' && <RefusedAlert state={state} />}
        {managedBySettings && <p className={styles.line}>{shared('managed')}</p>}
        <DraftNotice view={view} />
        <ConfigurationWarnings warnings={warnings} />
      </div>
      <LinkTabs
        label={t('parts')}
        tabs={tabsOf(configuration).map(({ key, label }) => ({
          label: t(label),
          to: key === 'overview' ? '?' : `?tab=${key}`,
          isCurrent: key === tab,
        }))}
      />
      <Part tab={tab} view={view} state={state} />
    </>
  );
}

function Part({ tab, view, state }: Props & { tab: ConfigurationTab }) {
  switch (tab) {
    case 'settings':
      return <SettingsTab view={view} state={state} />;
    case 'sign-ins':
      return <SignInsTab view={view} />;
    case 'directory':
      return <Directory view={view} state={state} />;
    case 'connectors':
      return (
        view.connectors && (
          <ConnectorsTab id={view.configuration.id} connectors={view.connectors} state={state} />
        )
      );
    case 'signals':
      return view.signals && <SignalsTab id={view.configuration.id} view={view.signals} state={state} />;
    case 'versions':
      return <VersionHistory configuration={view.configuration} history={view.history} />;
    case 'danger':
      return <DangerTab configuration={view.configuration} state={state} openSessions={view.openSessions} />;
    default:
      return <OverviewTab view={view} />;
  }
}

function Directory({ view: { configuration, directory, membersBase }, state }: Props) {
  if (!directory) return null;
  return <DirectoryTab id={configuration.id} view={directory} state={state} membersBase={membersBase} />;
}

/** Leads to the draft, where there is one. */
function DraftNotice({ view: { configuration, base, draft } }: { view: ConfigurationPageView }) {
  const t = useTexts(connectionTexts);
  if (!draft) return null;
  return (
    <p className={styles.line}>
      {t.rich(DRAFT_NOTICES[draft], {
        a: (inner) => (
          <Anchor component={Link} to={`${base}/${configuration.id}/draft`} inherit>
            {inner}
          </Anchor>
        ),
      })}
    </p>
  );
}

const DRAFT_NOTICES = {
  kept: 'hasDraft',
  released: 'draftReleased',
  taken_back: 'draftTakenBack',
} as const;

function SettingsTab({ view, state }: Props) {
  return (
    // Before the form sends itself, which is where the warning would ask.
    <div className={panel.panel}>
      <ConfigurationSettings
        configuration={view.configuration}
        state={state}
        save={view.draft ? 'at-once' : saveOf(view.configuration)}
      />
    </div>
  );
}
