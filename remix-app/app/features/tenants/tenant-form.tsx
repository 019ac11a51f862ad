import type { TenantDto } from '@gatehouse/contracts';
import { Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { Conflict } from '~/components/forms/conflict';
import { DefaultButton } from '~/components/forms/default-button';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import { DialogFoot } from '~/components/panel/dialog-foot';
import { useTexts } from '~/texts/texts-context';
import { choices, PAYMENT_LABELS, PLAN_LABELS, STATUS_LABELS } from './labels';
import type { TenantFormState } from './tenant.server';
import { labelsTexts } from './texts/labels';
import { tenantTexts } from './texts/tenant';

interface Props {
  tenant: TenantDto;
  /** URL of the list below, for a form in a dialog. */
  list?: string;
  state: TenantFormState | undefined;
}

/** The settings of a tenant that superadmins can change. */
export function TenantForm({ tenant, list, state }: Props) {
  const t = useTexts(tenantTexts);
  const label = useTexts(labelsTexts);
  const form = useFirstError(state);
  const values = state?.values.name !== undefined ? state.values : keptValues(tenant);
  return (
    <Form method="post" noValidate ref={form} key={tenant.version}>
      <DefaultButton intent="save" />
      <input type="hidden" name="version" value={state?.version ?? tenant.version} />
      <Stack gap="md">
        {state?.conflict ? (
          <Conflict what="tenant" differences={state.conflict} />
        ) : (
          <FormAlert state={state} />
        )}
        <TextInput
          name="name"
          label={label('name')}
          defaultValue={values.name}
          error={state?.errors.name}
          maxLength={120}
          required
          withAsterisk={false}
        />
        <TextInput
          name="adminEmail"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          label={t('adminEmail')}
          description={t('subscriptionAbout')}
          defaultValue={values.adminEmail}
          error={state?.errors.adminEmail}
          autoComplete="off"
          maxLength={254}
        />
        <Group grow align="start">
          <NativeSelect
            name="status"
            label={label('status')}
            defaultValue={values.status}
            error={state?.errors.status}
            data={choices(STATUS_LABELS, label)}
          />
          <NativeSelect
            name="subscriptionPlan"
            label={label('plan')}
            defaultValue={values.subscriptionPlan}
            error={state?.errors.subscriptionPlan}
            data={choices(PLAN_LABELS, label)}
          />
          <NativeSelect
            name="paymentStatus"
            label={label('payment')}
            defaultValue={values.paymentStatus}
            error={state?.errors.paymentStatus}
            data={choices(PAYMENT_LABELS, label)}
          />
        </Group>
        <Group grow align="start">
          <TextInput
            name="lastPaymentDate"
            type="date"
            label={label('lastPayment')}
            defaultValue={values.lastPaymentDate}
            error={state?.errors.lastPaymentDate}
          />
          <TextInput
            name="nextPaymentDate"
            type="date"
            label={label('nextPayment')}
            defaultValue={values.nextPaymentDate}
            error={state?.errors.nextPaymentDate}
          />
        </Group>
        <DialogFoot cancelTo={list}>
          {list && tenant.status === 'pending' && (
            <SubmitButton intent="activate" variant="default">
              {t('activate')}
            </SubmitButton>
          )}
          <SubmitButton intent="save">{t(state?.conflict ? 'saveMine' : 'save')}</SubmitButton>
        </DialogFoot>
      </Stack>
    </Form>
  );
}

function keptValues(tenant: TenantDto): Record<string, string> {
  return {
    name: tenant.name,
    adminEmail: tenant.adminEmail ?? '',
    status: tenant.status,
    subscriptionPlan: tenant.subscriptionPlan,
    paymentStatus: tenant.paymentStatus,
    lastPaymentDate: tenant.lastPaymentDate?.slice(0, 10) ?? '',
    nextPaymentDate: tenant.nextPaymentDate?.slice(0, 10) ?? '',
  };
}
