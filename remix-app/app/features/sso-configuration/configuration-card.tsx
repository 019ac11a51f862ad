import { Alert, Stack } from '@mantine/core';
import { Form } from '@remix-run/react';
import { IconAlertTriangle } from '@tabler/icons-react';
import { When } from '~/components/when';
import type {
  ConfigurationHistory,
  ConfigurationState,
  ListedConfiguration,
} from '~/server/sso-configurations.server';
import { SubmitButton } from '../auth/submit-button';
import { useFirstError } from '../auth/use-first-error';
import { ConfigurationFields } from './configuration-fields';
import { keptValues } from './configuration-form';
import { DeleteConfiguration } from './delete-configuration';
import { EnableSwitch } from './enable-switch';
import { IntegrationUrls } from './integration-urls';
import { RefreshState } from './refresh-state';
import { RefusedAlert } from './refused-alert';
import styles from './sso-configuration.module.css';
import { ActiveChip, SSO_KINDS } from './sso-type';
import { VersionHistory } from './version-history';

interface Props {
  configuration: ListedConfiguration;
  /** What the last action on this very connection answered. */
  state: ConfigurationState | undefined;
  history: ConfigurationHistory | null;
  showsOwner: boolean;
  /** Whether its settings are unfolded from the start. */
  isOpen: boolean;
}

/** One connection with all that can be done to it. */
export function ConfigurationCard({ configuration, state, history, showsOwner, isOpen }: Props) {
  const { id, name, type, isEnabled, owner, tenantId, warnings, updatedAt, managedBySettings } =
    configuration;
  const { name: kind, Drawing } = SSO_KINDS[type];
  return (
    <article className={styles.card} aria-labelledby={`n-${id}`} id={`c-${id}`}>
      <header className={styles.head}>
        <span className={styles.icon}>
          <Drawing size={22} stroke={1.6} aria-hidden="true" />
        </span>
        <div className={styles.naming}>
          <h2 id={`n-${id}`} className={styles.name}>
            <bdi>{name}</bdi>
          </h2>
          <div className={styles.quiet}>
            {kind}
            {showsOwner && (
              <>
                {' · '}
                <bdi>{tenantId === null ? "The platform's own" : (owner ?? 'A deleted organization')}</bdi>
              </>
            )}
            {' · '}
            Changed <When at={updatedAt} />
          </div>
        </div>
        <ActiveChip isEnabled={isEnabled} />
        <EnableSwitch configuration={configuration} />
      </header>
      <RefusedAlert state={state} />
      {managedBySettings && (
        <p className={styles.line}>
          The environment of the installation sets this configuration; it is changed there.
        </p>
      )}
      {warnings.map(({ code, message }) => (
        <Alert
          key={code}
          color="amber"
          variant="light"
          py="xs"
          icon={<IconAlertTriangle size={18} stroke={1.6} aria-hidden="true" />}
        >
          {message}
        </Alert>
      ))}
      <IntegrationUrls configuration={configuration} />
      <details open={isOpen || (state && !state.saved && !state.errors.confirm) || undefined}>
        <summary className={styles.more}>Settings</summary>
        <Settings configuration={configuration} state={state} />
      </details>
      <RefreshState configuration={configuration} />
      <VersionHistory configuration={configuration} history={history} />
      {!managedBySettings && <DeleteConfiguration configuration={configuration} state={state} />}
    </article>
  );
}

function Settings({ configuration, state }: Pick<Props, 'configuration' | 'state'>) {
  const { id, type, tenantId, version, clientSecretSet, privateKeySet, managedBySettings } = configuration;
  const form = useFirstError(state);
  const kept = keptValues(configuration);
  const isTyped = state?.values.name !== undefined;
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      noValidate
      preventScrollReset
      ref={form}
      className={styles.settings}
    >
      <input type="hidden" name="version" value={state?.version ?? version} />
      <Stack gap="lg">
        <ConfigurationFields
          // What is kept has changed: the fields begin anew, and secrets that were typed are gone.
          key={`${JSON.stringify(kept)} ${state?.saved ? 'saved' : ''}`}
          type={type}
          values={isTyped ? state.values : kept}
          errors={state?.errors ?? {}}
          isFixed={managedBySettings}
          hasDomains={tenantId !== null}
          isSecretSet={clientSecretSet}
          isPrivateKeySet={privateKeySet}
        />
        {!managedBySettings && (
          <SubmitButton intent={`save:${id}`} style={{ alignSelf: 'start' }}>
            Save
          </SubmitButton>
        )}
      </Stack>
    </Form>
  );
}
