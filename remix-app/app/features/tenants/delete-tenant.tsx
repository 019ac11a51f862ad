import type { TenantDto } from '@gatehouse/contracts';
import { Group, Text } from '@mantine/core';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { Disclosure } from '~/components/panel/disclosure';
import { useTexts } from '~/texts/texts-context';
import { tenantTexts } from './texts/tenant';

/** Confirmation in the page itself, so that it works without script. */
export function DeleteTenant({ tenant }: { tenant: TenantDto }) {
  const t = useTexts(tenantTexts);
  return (
    <Disclosure summary={t('deleteOpen')} isDangerous>
      <Form method="post">
        <input type="hidden" name="version" value={tenant.version} />
        <Text size="sm" mb="xs" fw={600}>
          {t('deleteConfirm')}
        </Text>
        <Text size="sm" c="dimmed" mb="sm">
          {t('deleteAbout')}
        </Text>
        <Group>
          <SubmitButton intent="delete" color="red">
            {t('delete')}
          </SubmitButton>
        </Group>
      </Form>
    </Disclosure>
  );
}
