import { PROVISIONING_PRESET_FACTS, PROVISIONING_PRESETS } from '@gatehouse/contracts';
import { Anchor, NativeSelect, Stack } from '@mantine/core';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import { Disclosure } from '~/components/panel/disclosure';
import panel from '~/components/panel/panel.module.css';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import { ConnectionFields } from './connection-fields';
import classes from './provisioning.module.css';
import { provisioningTexts } from './texts/provisioning';

/** The first step: nothing is sent before an admin has tested and started it. */
export function SetUp({ state }: { state: FormState | undefined }) {
  const t = useTexts(provisioningTexts);
  const form = useFirstError(state);
  return (
    <Form method="post" noValidate ref={form} className={panel.panel} aria-labelledby="set-up">
      <h2 id="set-up" className={panel.panelTitle}>
        {t('setUpTitle')}
      </h2>
      <p className={panel.panelAbout}>{t('setUpAbout')}</p>
      <Stack gap="lg">
        <FormAlert state={state} />
        <NativeSelect
          name="preset"
          label={t('product')}
          description={t('productAbout')}
          defaultValue={state?.values.preset ?? 'custom'}
          data={PROVISIONING_PRESETS.map((key) => ({
            value: key,
            label: key === 'custom' ? t('otherProduct') : PROVISIONING_PRESET_FACTS[key].name,
          }))}
        />
        <Products />
        <ConnectionFields state={state} kept={null} />
        <SubmitButton intent="provisioning-set-up" style={{ alignSelf: 'start' }}>
          {t('setUp')}
        </SubmitButton>
      </Stack>
    </Form>
  );
}

/** Addresses of products, which work without script too. */
function Products() {
  const t = useTexts(provisioningTexts);
  return (
    <Disclosure summary={t('addresses')} className={classes.more}>
      <dl className={classes.facts}>
        {PROVISIONING_PRESETS.filter((key) => key !== 'custom').map((key) => {
          const { name, baseUrl, tokenUrl, documentation } = PROVISIONING_PRESET_FACTS[key];
          return (
            <div key={key}>
              <dt>
                <Anchor href={documentation ?? ''} target="_blank" rel="noreferrer" size="sm">
                  {name}
                </Anchor>
              </dt>
              <dd dir="ltr">
                <code>{baseUrl}</code>
                {tokenUrl && <code>{tokenUrl}</code>}
              </dd>
            </div>
          );
        })}
      </dl>
    </Disclosure>
  );
}
