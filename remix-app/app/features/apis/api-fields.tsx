import { Stack, TextInput } from '@mantine/core';
import { Advanced } from '~/components/forms/advanced';
import { LinesField } from '~/components/forms/lines-field';
import type { FieldErrors } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import type { ApiValues } from './api-form';
import { fieldTexts } from './texts/fields';
import { TokenFormatChoice } from './token-format';

/** The fields that are always shown. */
const SHOWN = ['name', 'identifier', 'owner', 'scopes', 'token_format'];

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
      <Advanced errors={errors} outside={SHOWN}>
        <Stack gap="lg">
          <LinesField
            name="may_act"
            label={t('mayAct')}
            description={t('mayActHelp')}
            value={values.mayAct}
            error={errors.may_act}
          />
          <LinesField
            name="downstream"
            label={t('downstream')}
            description={t('downstreamHelp')}
            placeholder={'expenses:read https://ledger.example.com ledger:read'}
            value={values.downstream}
            error={errors.downstream}
          />
        </Stack>
      </Advanced>
    </Stack>
  );
}
