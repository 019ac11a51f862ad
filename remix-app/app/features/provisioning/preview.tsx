import { Code, Group, Text, TextInput } from '@mantine/core';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import panel from '~/components/panel/panel.module.css';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import type { ProvisioningAnswers } from './provisioning.server';
import { provisioningTexts } from './texts/provisioning';

/** The account of a real user, as it would be sent. */
export function Preview({ state }: { state: (FormState & ProvisioningAnswers) | undefined }) {
  const t = useTexts(provisioningTexts);
  const preview = state?.preview;
  return (
    <section className={panel.panel} aria-labelledby="preview">
      <h2 id="preview" className={panel.panelTitle}>
        {t('preview')}
      </h2>
      <p className={panel.panelAbout}>{t('previewAbout')}</p>
      <Form method="post" noValidate preventScrollReset>
        <Group gap="sm" align="end">
          <TextInput
            name="preview_email"
            type="email"
            label={t('userEmail')}
            defaultValue={state?.values.preview_email}
            error={state?.errors.preview_email}
            autoComplete="off"
            miw={260}
          />
          <SubmitButton intent="provisioning-preview" variant="default">
            {t('showPreview')}
          </SubmitButton>
        </Group>
      </Form>
      {preview && (
        <div role="status">
          <Text size="sm" mt="md">
            {t(preview.is_assigned ? 'isAssigned' : 'isNotAssigned')}
          </Text>
          {preview.empty.length > 0 && (
            <Text size="sm">{t('emptyAttributes', { attributes: preview.empty.join(', ') })}</Text>
          )}
          <Code block mt="xs" dir="ltr">
            {JSON.stringify(preview.resource, null, 2)}
          </Code>
        </div>
      )}
    </section>
  );
}
