import type { SsoType } from '@gatehouse/contracts';
import { Stack } from '@mantine/core';
import { SSO_PROVIDERS } from '~/components/sso-providers';
import { useTexts } from '~/texts/texts-context';
import { JoinFields } from './join-fields';
import { OidcFields } from './oidc-fields';
import { SamlFields } from './saml-fields';
import { type FieldsProps, TextField } from './text-field';
import { fieldsTexts } from './texts/fields';

interface Props extends FieldsProps {
  type: SsoType;
  /** Of a tenant, and so with domains that it serves. */
  hasDomains: boolean;
  isSecretSet: boolean;
  isPrivateKeySet: boolean;
  /** See `OidcFields`. */
  ownRedirectUri?: string | null;
}

/** What an admin enters for a connection of each type. */
export function ConfigurationFields({
  type,
  hasDomains,
  isSecretSet,
  isPrivateKeySet,
  ownRedirectUri = null,
  ...fields
}: Props) {
  const t = useTexts(fieldsTexts);
  const { form } = SSO_PROVIDERS[type];
  const isSet = { clientSecret: isSecretSet, privateKey: isPrivateKeySet };
  return (
    <Stack gap="lg">
      <TextField {...fields} name="name" label={t('name')} about={t('nameAbout')} />
      {form.client ? (
        <OidcFields
          {...fields}
          form={form}
          client={form.client}
          isSecretSet={isSet[form.client.secret]}
          ownRedirectUri={ownRedirectUri}
        />
      ) : (
        <SamlFields {...fields} isPrivateKeySet={isPrivateKeySet} />
      )}
      <JoinFields {...fields} hasDomains={hasDomains} />
    </Stack>
  );
}
