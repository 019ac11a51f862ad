import { NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import panel from '~/components/panel/panel.module.css';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import type { ApplicationView } from './application.server';
import { claimRows } from './claim-rows';
import classes from './custom-claims.module.css';
import { claimTexts } from './texts/claims';

interface Props {
  view: Pick<ApplicationView, 'application' | 'attributes'>;
  state: FormState | undefined;
}

/** Which custom attributes the tokens of an application contain. */
export function CustomClaims({ view: { application, attributes }, state }: Props) {
  const t = useTexts(claimTexts);
  const form = useFirstError(state);
  const rows = claimRows(application.custom_claims, state?.values);
  return (
    <section className={panel.panel} aria-labelledby="custom-claims">
      <h2 id="custom-claims" className={panel.panelTitle}>
        {t('title')}
      </h2>
      <p className={panel.panelAbout}>{t('about')}</p>
      {attributes.length === 0 && <p className={panel.note}>{t('none')}</p>}
      {attributes.length > 0 && (
        <Form method="post" noValidate ref={form} key={application.version}>
          <input type="hidden" name="version" value={application.version} />
          <Stack gap="md">
            {rows.map((row, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place alone
              <div className={classes.line} key={place}>
                <TextInput
                  name="claim_name"
                  aria-label={t('claimNumber', { number: place + 1 })}
                  placeholder={t('claim')}
                  defaultValue={row.name}
                  error={state?.errors[`custom_claims.${place}.name`]}
                  maxLength={200}
                  spellCheck={false}
                  dir="ltr"
                />
                <NativeSelect
                  name="claim_attribute"
                  aria-label={t('attributeNumber', { number: place + 1 })}
                  defaultValue={row.custom_attribute}
                  error={state?.errors[`custom_claims.${place}.custom_attribute`]}
                  data={attributes.map(({ name, label }) => ({ value: name, label }))}
                />
              </div>
            ))}
            <Text size="sm" c="dimmed">
              {t('empty')}
            </Text>
            <SubmitButton intent="save-claims" style={{ alignSelf: 'start' }}>
              {t('save')}
            </SubmitButton>
          </Stack>
        </Form>
      )}
    </section>
  );
}
