import type { SsoType } from '@gatehouse/contracts';
import { Stack } from '@mantine/core';
import { JoinFields } from './join-fields';
import { OidcFields } from './oidc-fields';
import { SamlFields } from './saml-fields';
import { type FieldsProps, TextField } from './text-field';

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
  return (
    <Stack gap="lg">
      <TextField
        {...fields}
        name="name"
        label="Name"
        about="People see it on the button that signs them in."
      />
      {type === 'saml' ? (
        <SamlFields {...fields} isPrivateKeySet={isPrivateKeySet} />
      ) : (
        <OidcFields {...fields} type={type} isSecretSet={isSecretSet} ownRedirectUri={ownRedirectUri} />
      )}
      <JoinFields {...fields} hasDomains={hasDomains} />
    </Stack>
  );
}
