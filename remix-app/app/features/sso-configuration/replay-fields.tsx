import type { SsoConfigurationDto } from '@gatehouse/contracts';
import { Stack } from '@mantine/core';
import { SSO_PROVIDERS } from '~/components/sso-providers';
import { ssoProvidersTexts } from '~/components/texts/sso-providers';
import { useTexts } from '~/texts/texts-context';
import { JoinFields } from './join-fields';
import { SamlVerificationFields } from './saml-fields';
import { type FieldsProps, TextField } from './text-field';
import { fieldsTexts } from './texts/fields';

interface Props extends FieldsProps {
  configuration: SsoConfigurationDto;
}

/** The fields of `replayedFields`. */
export function ReplayFields({ configuration: { type, tenantId }, ...fields }: Props) {
  const t = useTexts(fieldsTexts);
  const providers = useTexts(ssoProvidersTexts);
  const { form } = SSO_PROVIDERS[type];
  return (
    <Stack gap="lg">
      {form.fields.map(({ name, label, placeholder }) => (
        <TextField {...fields} key={name} name={name} label={providers(label)} placeholder={placeholder} />
      ))}
      {form.client ? (
        <TextField {...fields} name="clientId" label={providers(form.client.idLabel)} />
      ) : (
        <>
          <TextField {...fields} name="entityId" label={t('entityId')} />
          <TextField {...fields} name="certificate" label={t('certificates')} lines={3} />
          <SamlVerificationFields {...fields} />
        </>
      )}
      <JoinFields {...fields} hasDomains={tenantId !== null} />
    </Stack>
  );
}
