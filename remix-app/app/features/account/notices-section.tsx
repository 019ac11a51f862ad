import type { AccountDto } from '@gatehouse/contracts';
import { Checkbox, Stack } from '@mantine/core';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import type { FormState } from '~/form-state';
import { SettingsSection } from './settings-section';

interface Props {
  account: Pick<AccountDto, 'newDeviceMail'>;
  state: FormState | undefined;
}

/** Which messages about the account its person wants; changes of how they sign in are always told. */
export function NoticesSection({ account: { newDeviceMail }, state }: Props) {
  return (
    <SettingsSection
      id="notices"
      title="Messages"
      about="Changes of your password, address and factors are told in any case."
    >
      <Form method="post" preventScrollReset key={String(newDeviceMail)}>
        <Stack gap="md">
          <FormAlert state={state} />
          <Checkbox
            radius="sm"
            name="newDeviceMail"
            label="Write to me when a new device signs in"
            description="Once for each browser or machine, but not for your first one."
            defaultChecked={newDeviceMail}
          />
          <SubmitButton intent="notices" variant="default" style={{ alignSelf: 'start' }}>
            Save messages
          </SubmitButton>
        </Stack>
      </Form>
    </SettingsSection>
  );
}
