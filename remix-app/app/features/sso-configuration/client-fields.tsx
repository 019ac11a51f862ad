import type { SsoType } from '@gatehouse/contracts';
import { SecretField } from './secret-field';
import { type FieldsProps, TextField } from './text-field';

interface Props extends FieldsProps {
  type: Exclude<SsoType, 'saml'>;
  isSecretSet: boolean;
}

/** What the provider knows us by. */
export function ClientFields({ type, isSecretSet, ...fields }: Props) {
  return (
    <>
      <TextField
        {...fields}
        name="clientId"
        label={type === 'microsoft' ? 'Application (client) ID' : 'Client ID'}
      />
      <SecretField
        name="clientSecret"
        label="Client secret"
        isSet={isSecretSet}
        error={fields.errors.clientSecret}
        isFixed={fields.isFixed}
      />
    </>
  );
}
