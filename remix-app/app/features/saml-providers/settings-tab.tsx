import { Stack } from '@mantine/core';
import { Conflict } from '~/components/forms/conflict';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import { CopyField } from '~/components/panel/copy';
import classes from '~/components/panel/panel.module.css';
import { useTexts } from '~/texts/texts-context';
import { LogoForm } from '../applications/logo-form';
import { AddressFields } from './address-fields';
import { keptSettings, shownSettings } from './provider-form';
import type { ProviderState, ProviderView } from './saml-provider.server';
import { SecurityFields } from './security-fields';
import { fieldTexts } from './texts/fields';
import { providerTexts } from './texts/provider';

interface Props {
  view: ProviderView;
  state: ProviderState | undefined;
}

export function SettingsTab({ view, state }: Props) {
  return (
    <>
      <SettingsForm view={view} state={state?.part ? undefined : state} />
      <LogoForm application={view.provider} state={state} />
    </>
  );
}

function SettingsForm({ view: { provider }, state }: Props) {
  const t = useTexts(providerTexts);
  const fields = useTexts(fieldTexts);
  const form = useFirstError(state);
  const values = shownSettings(state, keptSettings(provider));
  const errors = state?.errors ?? {};
  return (
    <Form method="post" noValidate ref={form} className={classes.panel}>
      <input type="hidden" name="version" value={state?.version ?? provider.version} />
      <Stack gap="lg">
        {state?.conflict ? <Conflict differences={state.conflict} /> : <FormAlert state={state} />}
        <CopyField label={fields('entityId')} value={provider.entity_id} about={t('entityIdAbout')} />
        <AddressFields values={values} errors={errors} services={provider.assertion_consumer_services} />
        <SecurityFields values={values} errors={errors} />
        <SubmitButton intent="save" style={{ alignSelf: 'start' }}>
          {state?.conflict ? t('saveMine') : t('save')}
        </SubmitButton>
      </Stack>
    </Form>
  );
}
