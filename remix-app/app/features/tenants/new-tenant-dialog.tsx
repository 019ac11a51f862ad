import { NativeSelect, Stack, TextInput } from '@mantine/core';
import { DefaultButton } from '~/components/forms/default-button';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import { DialogFoot } from '~/components/panel/dialog-foot';
import { RouteDialog } from '~/components/panel/route-dialog';
import { useTexts } from '~/texts/texts-context';
import { choices, PLAN_LABELS } from './labels';
import type { TenantFormState } from './tenant.server';
import { labelsTexts } from './texts/labels';
import { tenantTexts } from './texts/tenant';

interface Props {
  /** URL of the list below. */
  list: string;
  state: TenantFormState | undefined;
}

/** Creates a tenant, optionally activated: name, domain and administrator suffice. */
export function NewTenantDialog({ list, state }: Props) {
  const t = useTexts(tenantTexts);
  const label = useTexts(labelsTexts);
  const form = useFirstError(state);
  const values = state?.values ?? {};
  return (
    <RouteDialog title={t('newTitle')} closesTo={list}>
      <Form method="post" noValidate ref={form}>
        <DefaultButton intent="create-active" />
        <Stack gap="md">
          <FormAlert state={state} />
          <TextInput
            name="name"
            label={label('name')}
            defaultValue={values.name}
            error={state?.errors.name}
            maxLength={120}
            required
            withAsterisk={false}
            data-autofocus
          />
          <TextInput
            name="domain"
            label={label('domain')}
            description={t('domainAbout')}
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
            label={t('adminEmail')}
            description={t('invitationAbout')}
            defaultValue={values.adminEmail}
            error={state?.errors.adminEmail}
            autoComplete="off"
            maxLength={254}
            required
            withAsterisk={false}
          />
          <NativeSelect
            name="subscriptionPlan"
            label={label('plan')}
            description={t('planAbout')}
            defaultValue={values.subscriptionPlan ?? 'trial'}
            error={state?.errors.subscriptionPlan}
            data={choices(PLAN_LABELS, label)}
          />
          <DialogFoot cancelTo={list}>
            <SubmitButton intent="create" variant="default">
              {t('createPending')}
            </SubmitButton>
            <SubmitButton intent="create-active">{t('createActive')}</SubmitButton>
          </DialogFoot>
        </Stack>
      </Form>
    </RouteDialog>
  );
}
