import type { ProviderPresentation } from '~/components/sso-providers';
import { ssoProvidersTexts } from '~/components/texts/sso-providers';
import { useTexts } from '~/texts/texts-context';
import { SecretField } from './secret-field';
import { type FieldsProps, TextField } from './text-field';
import { fieldsTexts } from './texts/fields';

export type Client = NonNullable<ProviderPresentation['form']['client']>;

const SECRET_LABELS = { clientSecret: 'clientSecret', privateKey: 'privateKeyPem' } as const;

interface Props extends FieldsProps {
  client: Client;
  isSecretSet: boolean;
}

/** What the identity provider knows Gatehouse by. */
export function ClientFields({ client: { idLabel, secret, secretLabel }, isSecretSet, ...fields }: Props) {
  const t = useTexts(fieldsTexts);
  const providers = useTexts(ssoProvidersTexts);
  return (
    <>
      <TextField {...fields} name="clientId" label={providers(idLabel)} />
      <SecretField
        name={secret}
        label={secretLabel ? providers(secretLabel) : t(SECRET_LABELS[secret])}
        isSet={isSecretSet}
        error={fields.errors[secret]}
        isLong={secret === 'privateKey'}
        isFixed={fields.isFixed}
      />
    </>
  );
}
