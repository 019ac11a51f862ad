import { Fieldset, Modal, Stack, Text } from '@mantine/core';
import { useFetcher, useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { BoundTo } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { useBinding } from '~/components/forms/session-binding';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import { PlanChoice } from './plan-choice';
import { planTexts } from './texts/plans';

/** The choice that ends a sign-up by a business account, on the page where it began. */
export function PlanDialog() {
  const t = useTexts(planTexts);
  const choice = useFetcher<FormState>();
  const { revalidate } = useRevalidator();
  const isBound = useBinding() !== '';
  // The page was rendered for a visitor; the choice belongs to the account that signed up in the pop-up.
  useEffect(() => revalidate(), [revalidate]);
  const { formData, data } = choice;
  return (
    <Modal
      opened
      // The organization is there; leaving the choice open leads where it can be made later.
      onClose={() => location.assign('/welcome')}
      title={<strong>{t('choose')}</strong>}
      size="xl"
      padding="lg"
      radius="lg"
      centered
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('close') }}
      transitionProps={{ duration: 120 }}
    >
      <Stack gap="sm">
        <Text c="dimmed">{t('chooseAbout')}</Text>
        <FormAlert state={data} />
        <choice.Form method="post" action="/welcome">
          <BoundTo />
          <Fieldset variant="unstyled" disabled={!isBound}>
            <PlanChoice chosen={formData ? String(formData.get('plan')) : null} />
          </Fieldset>
        </choice.Form>
      </Stack>
    </Modal>
  );
}
