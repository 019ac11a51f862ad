import { Stack, TextInput } from '@mantine/core';
import { LinesField } from '~/components/forms/lines-field';
import type { FieldErrors } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import type { ApiValues } from './api-form';
import { fieldTexts } from './texts/fields';
import { TokenFormatChoice } from './token-format';

/** What can be said of an API, when it is made and afterwards. */
export function ApiFields({ values, errors }: { values: ApiValues; errors: FieldErrors }) {
  const t = useTexts(fieldTexts);
  return (
    <Stack gap="lg">
      <TextInput
        name="name"
        label={t('name')}
        description={t('nameHelp')}
        defaultValue={values.name}
        error={errors.name}
        maxLength={120}
        required
        withAsterisk={false}
      />
      <LinesField
        name="scopes"
        label={t('scopes')}
        description={t('scopesHelp')}
        placeholder={'expenses:read\nexpenses:write'}
        value={values.scopes}
        error={errors.scopes}
        rows={2}
        mostRows={12}
      />
      <TokenFormatChoice chosen={values.tokenFormat} />
    </Stack>
  );
}
