import { Anchor, Badge } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconFlask } from '@tabler/icons-react';
import panel from '~/components/panel/panel.module.css';
import { LinkTabs } from '~/components/shell/link-tabs';
import { SSO_PROVIDERS } from '~/components/sso-providers';
import { When } from '~/components/when';
import { ConfigurationSettings } from './configuration-settings';
import { CONFIGURATION_TABS, type ConfigurationTab } from './configuration-tabs';
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
import { VersionHistory } from './version-history';

interface Props {
  view: ConfigurationPageView;
  state: ConfigurationState | undefined;
}

/** One connection: where it stands, what is set, whether it works, who came through it, its versions, its end. */
export function ConfigurationPage({ view, state }: Props) {
  const { configuration, base, isPlatform, tab } = view;
  const { name, type, isEnabled, owner, tenantId, updatedAt, managedBySettings, lastTest, warnings } =
    configuration;
  return (
    <>
      <div className={panel.header}>
        <h1 className={panel.title}>
          <bdi>{name}</bdi>
        </h1>
        <ActiveChip isEnabled={isEnabled} />
        {lastTest?.isFresh && (
          <Badge
            color="green"
            variant="light"
            tt="none"
            leftSection={<IconFlask size={14} stroke={2} aria-hidden="true" />}
          >
            Tested
          </Badge>
        )}
        <span style={{ marginInlineStart: 'auto' }}>
          <EnableSwitch configuration={configuration} />
        </span>
      </div>
      <div className={panel.sub}>
        <span>{SSO_PROVIDERS[type].kind}</span>
        {isPlatform && (
          <bdi>{tenantId === null ? "The platform's own" : (owner ?? 'A deleted organization')}</bdi>
        )}
        <span>
          Changed <When at={updatedAt} />
        </span>
        <Anchor component={Link} to={base} size="sm">
          All configurations
        </Anchor>
      </div>
      <SavedNotice name={state?.saved} answer={state} />
      <div className={styles.notices}>
        <RefusedAlert state={state} />
        {managedBySettings && (
          <p className={styles.line}>
            The environment of the installation sets this configuration; it is changed there.
          </p>
        )}
        <ConfigurationWarnings warnings={warnings} />
      </div>
      <LinkTabs
        label="Parts of the configuration"
        tabs={CONFIGURATION_TABS.filter(({ key }) => key !== 'danger' || !managedBySettings).map(
          ({ key, label }) => ({
            label,
            to: key === 'overview' ? '?' : `?tab=${key}`,
            isCurrent: key === tab,
          }),
        )}
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
    case 'versions':
      return <VersionHistory configuration={view.configuration} history={view.history} />;
    case 'danger':
      return <DangerTab configuration={view.configuration} state={state} />;
    default:
      return <OverviewTab view={view} />;
  }
}

function SettingsTab({ view, state }: Props) {
  return (
    // Before the form sends itself, which is where the warning would ask.
    <div className={panel.panel}>
      <ConfigurationSettings configuration={view.configuration} state={state} />
    </div>
  );
}
