import type { TenantDto } from '@gatehouse/contracts';
import { Stack, Text } from '@mantine/core';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { When } from '~/components/when';
import type { TenantFormState } from './tenant.server';

/** A tenant that is deleted can be brought back, and nothing else. */
export function DeletedTenant({ tenant, state }: { tenant: TenantDto; state: TenantFormState | undefined }) {
  return (
    <Form method="post">
      <input type="hidden" name="version" value={tenant.version} />
      <Stack gap="sm">
        <FormAlert state={state} />
        <Text size="sm">
          Deleted <When at={tenant.deletedAt ?? ''} />. Its data is erased <When at={tenant.erasesAt ?? ''} />
          .
        </Text>
        <SubmitButton intent="restore" style={{ alignSelf: 'start' }}>
          Bring back
        </SubmitButton>
      </Stack>
    </Form>
  );
}
