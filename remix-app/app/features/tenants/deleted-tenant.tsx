import type { TenantDto } from '@gatehouse/contracts';
import { Stack, Text } from '@mantine/core';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import type { TenantFormState } from './tenant.server';
import { tenantTexts } from './texts/tenant';

/** The only action on a deleted tenant is to restore it. */
export function DeletedTenant({ tenant, state }: { tenant: TenantDto; state: TenantFormState | undefined }) {
  const t = useTexts(tenantTexts);
  return (
    <Form method="post">
      <input type="hidden" name="version" value={tenant.version} />
      <Stack gap="sm">
        <FormAlert state={state} />
        <Text size="sm">
          {t.rich('deletedAt', {
            deleted: () => <When at={tenant.deletedAt ?? ''} />,
            erased: () => <When at={tenant.erasesAt ?? ''} />,
          })}
        </Text>
        <SubmitButton intent="restore" style={{ alignSelf: 'start' }}>
          {t('restore')}
        </SubmitButton>
      </Stack>
    </Form>
  );
}
