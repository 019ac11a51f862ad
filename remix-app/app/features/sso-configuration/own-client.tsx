import { Stack, Text } from '@mantine/core';
import { CopyField } from '~/components/panel/copy';
import { type Client, ClientFields } from './client-fields';
import styles from './sso-configuration.module.css';
import type { FieldsProps } from './text-field';

interface Props extends FieldsProps {
  client: Client;
  /** Of the connection once it has a client of its own. */
  redirectUri: string;
}

/** A connection that signs in with the platform's client; entering one of its own moves it there. */
export function OwnClient({ client, redirectUri, ...fields }: Props) {
  return (
    <div>
      <Text size="sm" mb={8}>
        It signs in with the platform's own client: there is nothing to enter for it.
      </Text>
      <details
        open={
          fields.errors.clientId || fields.errors[client.secret] || fields.values.clientId ? true : undefined
        }
      >
        <summary className={styles.more}>Use a client of your own</summary>
        <Stack gap="lg" mt="sm">
          <Text size="sm" c="dimmed">
            Register an application at the provider with this redirect URI, then enter its client here. From
            the next save on, people sign in with it; the version before stays to go back to.
          </Text>
          <CopyField label="Redirect URI of your client" value={redirectUri} />
          <ClientFields {...fields} client={client} isSecretSet={false} />
        </Stack>
      </details>
    </div>
  );
}
