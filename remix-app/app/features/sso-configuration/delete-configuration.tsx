import type { SsoConfigurationDto } from '@gatehouse/contracts';
import { Stack, TextInput } from '@mantine/core';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { Disclosure } from '~/components/panel/disclosure';
import { useTexts } from '~/texts/texts-context';
import styles from './sso-configuration.module.css';
import type { ConfigurationState } from './sso-configurations.server';
import { connectionTexts } from './texts/connection';

interface Props {
  configuration: SsoConfigurationDto;
  state: ConfigurationState | undefined;
}

/** Ends a connection, once its name was typed: nothing brings it back. */
export function DeleteConfiguration({ configuration: { id, name }, state }: Props) {
  const t = useTexts(connectionTexts);
  return (
    <Disclosure open={state?.errors.confirm ? true : undefined} summary={t('deleteThis')} isDangerous>
      <p className={styles.line}>{t('deleteAbout')}</p>
      <Form method="post" noValidate>
        <Stack gap="md">
          <TextInput
            name="confirm"
            label={t.rich('confirm', { name: <bdi>{name}</bdi>, b: (inner) => <strong>{inner}</strong> })}
            defaultValue={state?.values.confirm}
            error={state?.errors.confirm}
            autoComplete="off"
            maw={360}
          />
          <SubmitButton intent={`delete:${id}`} color="red" style={{ alignSelf: 'start' }}>
            {t('delete')}
          </SubmitButton>
        </Stack>
      </Form>
    </Disclosure>
  );
}
