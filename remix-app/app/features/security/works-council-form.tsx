import type { WorksCouncilMode } from '@gatehouse/contracts';
import { Stack, Text } from '@mantine/core';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { Section } from '~/components/panel/section';
import { When } from '~/components/when';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import { worksCouncilTexts } from './texts/works-council';

interface Props {
  mode: WorksCouncilMode;
  /** The organization, if a superadmin changes it. */
  tenantId: string | null;
  state: FormState | undefined;
}

/** Enables and disables the works-council mode. */
export function WorksCouncilForm({ mode: { enabled, changedAt, changedBy }, tenantId, state }: Props) {
  const t = useTexts(worksCouncilTexts);
  const name = changedBy?.name ?? t('platform');
  return (
    <Section title={t('title')} about={t('about')} id="works-council">
      <Form method="post" preventScrollReset>
        <Stack gap="md" align="start">
          <FormAlert state={state} />
          <Text>
            <b>{t(enabled ? 'on' : 'off')}</b>
            {changedAt && (
              <>
                {' · '}
                {t.rich(enabled ? 'enabledBy' : 'disabledBy', { name, at: <When at={changedAt} /> })}
              </>
            )}
          </Text>
          {(enabled || !changedAt) && (
            <Text size="sm" c="dimmed">
              {t('keeps')}
            </Text>
          )}
          {tenantId && <input type="hidden" name="tenantId" value={tenantId} />}
          <input type="hidden" name="worksCouncil" value={enabled ? 'off' : 'on'} />
          <SubmitButton intent="works-council" variant="default">
            {t(enabled ? 'disable' : 'enable')}
          </SubmitButton>
        </Stack>
      </Form>
    </Section>
  );
}
