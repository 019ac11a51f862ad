import type { SsoConfigurationDto } from '@gatehouse/contracts';
import { useNavigation } from '@remix-run/react';
import { Form } from '~/components/forms/form';
import { useTexts } from '~/texts/texts-context';
import styles from './sso-configuration.module.css';
import { connectionTexts } from './texts/connection';

interface Props {
  configuration: SsoConfigurationDto;
  /** Whether the number of sessions that end is shown beside it. Otherwise the page that shows it comes first. */
  hasSeen?: boolean;
}

/** A switch that saves itself; without script it is a button that does the same. */
export function EnableSwitch({ configuration, hasSeen = false }: Props) {
  const { id, name, isEnabled, version, managedBySettings } = configuration;
  const t = useTexts(connectionTexts);
  const { state, formData } = useNavigation();
  const intent = `${isEnabled ? 'disable' : 'enable'}:${id}`;
  const isBusy = state !== 'idle' && formData?.get('intent') === intent;
  return (
    <Form method="post" preventScrollReset className={styles.switchForm}>
      <input type="hidden" name="version" value={version} />
      {hasSeen && <input type="hidden" name="seen" value="true" />}
      <button
        type="submit"
        role="switch"
        aria-checked={isEnabled !== isBusy}
        aria-label={t('enableNamed', { name })}
        aria-busy={isBusy}
        name="intent"
        value={intent}
        disabled={managedBySettings}
        className={styles.switch}
      >
        <span className={styles.track} aria-hidden="true" />
        <span aria-hidden="true">{t('enable')}</span>
      </button>
    </Form>
  );
}
