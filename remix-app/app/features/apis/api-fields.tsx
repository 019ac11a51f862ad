import { Stack, TextInput } from '@mantine/core';
import { LinesField } from '~/components/forms/lines-field';
import type { FieldErrors } from '~/form-state';
import type { ApiValues } from './api-form';
import { TokenFormatChoice } from './token-format';

/** What can be said of an API, when it is made and afterwards. */
export function ApiFields({ values, errors }: { values: ApiValues; errors: FieldErrors }) {
  return (
    <Stack gap="lg">
      <TextInput
        name="name"
        label="Name"
        description="For those who manage it; no person who signs in sees it."
        defaultValue={values.name}
        error={errors.name}
        maxLength={120}
        required
        withAsterisk={false}
      />
      <LinesField
        name="scopes"
        label="Scopes"
        description="What an application may be allowed to do, one a line. A token lists those that were granted, and the API checks them at each request."
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
