import { Stack, Text } from '@mantine/core';
import { CopyField } from '~/components/panel/copy';
import { Disclosure } from '~/components/panel/disclosure';
import { useTexts } from '~/texts/texts-context';
import { type Client, ClientFields } from './client-fields';
import type { FieldsProps } from './text-field';
import { fieldsTexts } from './texts/fields';

interface Props extends FieldsProps {
  client: Client;
  /** Of the connection once it has a client of its own. */
  redirectUri: string;
}

/** A connection that signs in with the platform's client; entering one of its own moves it there. */
export function OwnClient({ client, redirectUri, ...fields }: Props) {
  const t = useTexts(fieldsTexts);
  return (
    <div>
      <Text size="sm" mb={8}>
        {t('platformClient')}
      </Text>
      <Disclosure
        open={
          fields.errors.clientId || fields.errors[client.secret] || fields.values.clientId ? true : undefined
        }
        summary={t('useOwnClient')}
      >
        <Stack gap="lg" mt="sm">
          <Text size="sm" c="dimmed">
            {t('ownClientAbout')}
          </Text>
          <CopyField label={t('ownRedirectUri')} value={redirectUri} />
          <ClientFields {...fields} client={client} isSecretSet={false} />
        </Stack>
      </Disclosure>
    </div>
  );
}
