import { Anchor, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { Link } from '@remix-run/react';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import { RouteDialog } from '~/components/panel/route-dialog';
import { choices, PLAN_LABELS } from './labels';
import type { TenantFormState } from './tenant.server';
import { TENANT_STATUS_CHOICES, tenantStatusLabel } from './tenant-status';

interface Props {
  /** Address of the list below. */
  list: string;
  state: TenantFormState | undefined;
}

/** Sets a tenant up: name, domain and administrator suffice. */
export function NewTenantDialog({ list, state }: Props) {
  const form = useFirstError(state);
  const values = state?.values ?? {};
  return (
    <RouteDialog title="New tenant" closesTo={list}>
      <Form method="post" noValidate ref={form}>
        <Stack gap="md">
          <FormAlert state={state} />
          <TextInput
            name="name"
            label="Name"
            defaultValue={values.name}
            error={state?.errors.name}
            maxLength={120}
            required
            withAsterisk={false}
            data-autofocus
          />
          <TextInput
            name="domain"
            label="Domain"
            description="The part behind the @ of their addresses. It counts once they have proven it."
            placeholder="acme.com"
            defaultValue={values.domain}
            error={state?.errors.domain}
            autoCapitalize="none"
            spellCheck={false}
            inputMode="url"
            maxLength={253}
            required
            withAsterisk={false}
          />
          <TextInput
            name="adminEmail"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            label="Administrator's email"
            description="They get an invitation by mail."
            defaultValue={values.adminEmail}
            error={state?.errors.adminEmail}
            autoComplete="off"
            maxLength={254}
            required
            withAsterisk={false}
          />
          <Group grow align="start">
            <NativeSelect
              name="status"
              label="Status"
              defaultValue={values.status ?? 'pending'}
              error={state?.errors.status}
              data={TENANT_STATUS_CHOICES.map((value) => ({
                value: value as string,
                label: tenantStatusLabel(value),
              }))}
            />
            <NativeSelect
              name="subscriptionPlan"
              label="Plan"
              defaultValue={values.subscriptionPlan ?? 'trial'}
              error={state?.errors.subscriptionPlan}
              data={choices(PLAN_LABELS)}
            />
          </Group>
          <Group justify="space-between" mt="xs">
            <Anchor component={Link} to={list} size="sm">
              Cancel
            </Anchor>
            <SubmitButton intent="create">Create tenant</SubmitButton>
          </Group>
        </Stack>
      </Form>
    </RouteDialog>
  );
}
