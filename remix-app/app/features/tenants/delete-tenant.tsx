import type { TenantDto } from '@gatehouse/contracts';
import { Group, Text } from '@mantine/core';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';

/** Asks once more, in the page itself, so that it asks without script too. */
export function DeleteTenant({ tenant }: { tenant: TenantDto }) {
  return (
    <details>
      <summary style={{ cursor: 'pointer' }}>Delete this tenant…</summary>
      <Form method="post">
        <input type="hidden" name="version" value={tenant.version} />
        <Text size="sm" mb="xs" fw={600}>
          Are you sure you want to delete this tenant?
        </Text>
        <Text size="sm" c="dimmed" mb="sm">
          Nobody of it can sign in any more, here or to an application. It can be brought back for 30 days;
          after that its people and all of their data are erased.
        </Text>
        <Group>
          <SubmitButton intent="delete" color="red">
            Delete
          </SubmitButton>
        </Group>
      </Form>
    </details>
  );
}
