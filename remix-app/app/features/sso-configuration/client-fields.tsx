import type { ProviderPresentation } from '~/components/sso-providers';
import { SecretField } from './secret-field';
import { type FieldsProps, TextField } from './text-field';

export type Client = NonNullable<ProviderPresentation['form']['client']>;

const SECRET_LABELS = { clientSecret: 'Client secret', privateKey: 'Private key (PEM)' } as const;

interface Props extends FieldsProps {
  client: Client;
  isSecretSet: boolean;
}

/** What the provider knows us by. */
export function ClientFields({ client: { idLabel, secret }, isSecretSet, ...fields }: Props) {
  return (
    <>
      <TextField {...fields} name="clientId" label={idLabel} />
      <SecretField
        name={secret}
        label={SECRET_LABELS[secret]}
        isSet={isSecretSet}
        error={fields.errors[secret]}
        isLong={secret === 'privateKey'}
        isFixed={fields.isFixed}
      />
    </>
  );
}
