import type { SsoType } from '@gatehouse/contracts';
import { Stack, Text } from '@mantine/core';
import { CopyField } from '~/components/copy';
import { ClientFields } from './client-fields';
import styles from './sso-configuration.module.css';
import type { FieldsProps } from './text-field';

interface Props extends FieldsProps {
  type: Exclude<SsoType, 'saml'>;
  /** Of the connection once it has a client of its own. */
  redirectUri: string;
}

/** A connection that signs in with the platform's client; entering one of its own moves it there. */
export function OwnClient({ type, redirectUri, ...fields }: Props) {
  return (
    <div>
      <Text size="sm" mb={8}>
        It signs in with the platform's own client: there is nothing to enter for it.
      </Text>
      <details
        open={
          fields.errors.clientId || fields.errors.clientSecret || fields.values.clientId ? true : undefined
        }
      >
        <summary className={styles.more}>Use a client of your own</summary>
        <Stack gap="lg" mt="sm">
          <Text size="sm" c="dimmed">
            Register an application at the provider with this redirect URI, then enter its client here. From
            the next save on, people sign in with it; the version before stays to go back to.
          </Text>
          <CopyField label="Redirect URI of your client" value={redirectUri} />
          <ClientFields {...fields} type={type} isSecretSet={false} />
        </Stack>
      </details>
    </div>
  );
}
