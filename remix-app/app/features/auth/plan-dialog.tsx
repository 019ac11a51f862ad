import { TEXTS } from '@gatehouse/contracts';
import { Modal, Stack, Text } from '@mantine/core';
import { useFetcher } from '@remix-run/react';
import type { FormState } from '~/form-state';
import { FormAlert } from './form-alert';
import { PlanChoice } from './plan-choice';

/** The choice that ends a sign-up by a business account, on the page where it began. */
export function PlanDialog() {
  const choice = useFetcher<FormState>();
  const { formData, data } = choice;
  return (
    <Modal
      opened
      // The organization is there; leaving the choice open leads where it can be made later.
      onClose={() => location.assign('/welcome')}
      title={<strong>{TEXTS.plans.choose}</strong>}
      size="xl"
      padding="lg"
      radius="lg"
      centered
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Close' }}
      transitionProps={{ duration: 120 }}
    >
      <Stack gap="sm">
        <Text c="dimmed">Your business account is verified. You can change the plan at any time.</Text>
        <FormAlert state={data} />
        <choice.Form method="post" action="/welcome">
          <PlanChoice chosen={formData ? String(formData.get('plan')) : null} />
        </choice.Form>
      </Stack>
    </Modal>
  );
}
