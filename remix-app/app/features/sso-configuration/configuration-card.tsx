import { Anchor } from '@mantine/core';
import { Link } from '@remix-run/react';
import { Disclosure } from '~/components/panel/disclosure';
import { SSO_PROVIDERS } from '~/components/sso-providers';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import { ConfigurationSettings, saveOf } from './configuration-settings';
import { ConfigurationWarnings } from './configuration-warnings';
import { DeleteConfiguration } from './delete-configuration';
import { EnableSwitch } from './enable-switch';
import { IntegrationUrls } from './integration-urls';
import { RefreshState } from './refresh-state';
import { RefusedAlert } from './refused-alert';
import styles from './sso-configuration.module.css';
import type { ConfigurationState, ListedConfiguration } from './sso-configurations.server';
import type { ConfigurationHistory } from './sso-history.server';
import { ActiveChip } from './sso-type';
import { connectionTexts } from './texts/connection';
import { VersionHistory } from './version-history';

interface Props {
  configuration: ListedConfiguration;
  /** What the last action on this very connection answered. */
  state: ConfigurationState | undefined;
  history: ConfigurationHistory | null;
  showsOwner: boolean;
  /** Whether its settings are unfolded from the start. */
  isOpen: boolean;
  /** Path of the list. */
  base: string;
}

/** One connection with all that can be done to it. */
export function ConfigurationCard({ configuration, state, history, showsOwner, isOpen, base }: Props) {
  const t = useTexts(connectionTexts);
  const { id, name, type, isEnabled, owner, tenantId, warnings, updatedAt, managedBySettings } =
    configuration;
  const { kind, Drawing } = SSO_PROVIDERS[type];
  return (
    <article className={styles.card} aria-labelledby={`n-${id}`} id={`c-${id}`}>
      <header className={styles.head}>
        <span className={styles.icon}>
          <Drawing size={22} stroke={1.6} aria-hidden="true" />
        </span>
        <div className={styles.naming}>
          <h2 id={`n-${id}`} className={styles.name}>
            <Anchor component={Link} to={`${base}/${id}`} underline="hover" inherit c="inherit">
              <bdi>{name}</bdi>
            </Anchor>
          </h2>
          <div className={styles.quiet}>
            {kind}
            {showsOwner && (
              <>
                {' · '}
                <bdi>{tenantId === null ? t('platformOwned') : (owner ?? t('deletedOwner'))}</bdi>
              </>
            )}
            {' · '}
            {t.rich('changed', { at: <When at={updatedAt} /> })}
          </div>
        </div>
        <Anchor component={Link} to={`${base}/${id}?tab=sign-ins`} size="sm">
          {t('testAndSignIns')}
        </Anchor>
        <ActiveChip isEnabled={isEnabled} downSince={configuration.refresh.downSince} />
        <EnableSwitch configuration={configuration} />
      </header>
      <RefusedAlert state={state} />
      {managedBySettings && <p className={styles.line}>{t('managed')}</p>}
      <ConfigurationWarnings warnings={warnings} />
      <IntegrationUrls configuration={configuration} />
      <Disclosure
        open={isOpen || (state && !state.saved && !state.errors.confirm) || undefined}
        summary={t('settings')}
      >
        <ConfigurationSettings configuration={configuration} state={state} save={saveOf(configuration)} />
      </Disclosure>
      <RefreshState configuration={configuration} />
      <VersionHistory configuration={configuration} history={history} />
      {!managedBySettings && <DeleteConfiguration configuration={configuration} state={state} />}
    </article>
  );
}
