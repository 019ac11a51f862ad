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
import type { ProvisionedProduct } from './provisioning.server';
import { provisioningTexts } from './texts/provisioning';

interface Props {
  state: FormState | undefined;
  products: readonly ProvisionedProduct[];
}

/** The first step: nothing is sent before an admin has tested and started it. */
export function SetUp({ state, products }: Props) {
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
          data={[
            { value: 'custom', label: t('otherProduct') },
            ...products.map(({ preset, name }) => ({ value: preset, label: name })),
          ]}
        />
        <Products of={products} />
        <ConnectionFields state={state} kept={null} />
        <SubmitButton intent="provisioning-set-up" style={{ alignSelf: 'start' }}>
          {t('setUp')}
        </SubmitButton>
      </Stack>
    </Form>
  );
}

/** Addresses of products, which work without script too. */
function Products({ of }: { of: Props['products'] }) {
  const t = useTexts(provisioningTexts);
  return (
    <Disclosure summary={t('addresses')} className={classes.more}>
      <dl className={classes.facts}>
        {of.map(({ preset, name, baseUrl, tokenUrl, documentation }) => {
          return (
            <div key={preset}>
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
