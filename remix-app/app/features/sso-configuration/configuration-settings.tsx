import { Group, Stack } from '@mantine/core';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import { useTexts } from '~/texts/texts-context';
import { ConfigurationFields } from './configuration-fields';
import { keptValues } from './configuration-form';
import styles from './sso-configuration.module.css';
import type { ConfigurationState, ListedConfiguration } from './sso-configurations.server';
import { connectionTexts } from './texts/connection';

interface Props {
  configuration: ListedConfiguration;
  state: ConfigurationState | undefined;
  save: Save;
}

/**
 * How the form is saved: at once, or for a connection in use as a draft, unless it has one already. `draft`: the form is
 * of the draft itself.
 */
export type Save = 'at-once' | 'draft' | 'either';

/** An edit of a connection in use begins as a draft. */
export function saveOf({ tenantId, isEnabled }: Pick<ListedConfiguration, 'tenantId' | 'isEnabled'>): Save {
  return tenantId !== null && isEnabled ? 'either' : 'at-once';
}

/** What an admin entered, to be changed; secrets can only be replaced. */
export function ConfigurationSettings({ configuration, state, save }: Props) {
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
          ownRedirectUri={ownRedirectUriOf(configuration)}
        />
        {!managedBySettings && <Buttons id={id} save={save} />}
      </Stack>
    </Form>
  );
}

function Buttons({ id, save }: { id: string; save: Save }) {
  const t = useTexts(connectionTexts);
  if (save === 'either') {
    return (
      <div>
        <p className={styles.line}>{t('draftAbout')}</p>
        <Group gap="sm">
          <SubmitButton intent={`draft:${id}`}>{t('saveDraft')}</SubmitButton>
          <SubmitButton intent={`save:${id}`} variant="default">
            {t('publishNow')}
          </SubmitButton>
        </Group>
      </div>
    );
  }
  return (
    <SubmitButton intent={`${save === 'draft' ? 'draft' : 'save'}:${id}`} style={{ alignSelf: 'start' }}>
      {t(save === 'draft' ? 'saveDraft' : 'save')}
    </SubmitButton>
  );
}

/** The platform's client shares one address; a client of a connection has one that ends in its id. */
function ownRedirectUriOf({ id, usesPlatformClient, redirectUri }: ListedConfiguration): string | null {
  return usesPlatformClient && redirectUri ? `${redirectUri}/${id}` : null;
}
