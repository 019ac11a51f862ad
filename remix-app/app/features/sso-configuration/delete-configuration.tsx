import type { SsoConfigurationDto } from '@gatehouse/contracts';
import { Stack, TextInput } from '@mantine/core';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import styles from './sso-configuration.module.css';
import type { ConfigurationState } from './sso-configurations.server';

interface Props {
  configuration: SsoConfigurationDto;
  state: ConfigurationState | undefined;
}

/** Ends a connection, once its name was typed: nothing brings it back. */
export function DeleteConfiguration({ configuration: { id, name }, state }: Props) {
  return (
    <details open={state?.errors.confirm ? true : undefined}>
      <summary className={styles.danger}>Delete this configuration…</summary>
      <p className={styles.line}>
        Nobody signs in by it from then on, and nothing brings it back, its secrets and its history included.
        The people whom it let in keep their accounts, and sign in by another connection or by a password.
      </p>
      <Form method="post" noValidate>
        <Stack gap="md">
          <TextInput
            name="confirm"
            label={
              <>
                Type <strong>{name}</strong> to confirm
              </>
            }
            defaultValue={state?.values.confirm}
            error={state?.errors.confirm}
            autoComplete="off"
            maw={360}
          />
          <SubmitButton intent={`delete:${id}`} color="red" style={{ alignSelf: 'start' }}>
            Delete for good
          </SubmitButton>
        </Stack>
      </Form>
    </details>
  );
}
