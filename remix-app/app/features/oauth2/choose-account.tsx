import type { InteractionDto } from '@gatehouse/contracts';
import { Stack, Text, Title } from '@mantine/core';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import type { FormState } from '~/form-state';
import { ApplicationMark } from './application-mark';
import { OtherAccount, Person } from './person';

interface Props {
  interaction: InteractionDto;
  user: NonNullable<InteractionDto['user']>;
  state: FormState | undefined;
}

/** The application wants the person to say which account they mean. */
export function ChooseAccount({ interaction, user, state }: Props) {
  return (
    <Stack gap="lg">
      <ApplicationMark name={interaction.client.name} />
      <div>
        <Title order={1} size="h2">
          Choose an account
        </Title>
        <Text c="dimmed" mt={4}>
          to go on to{' '}
          <bdi>
            <strong>{interaction.client.name}</strong>
          </bdi>
        </Text>
      </div>
      <Person user={user} />
      <Form method="post">
        <Stack gap="md">
          <FormAlert state={state} />
          <SubmitButton intent="continue" size="md" fullWidth>
            Continue as {user.name}
          </SubmitButton>
        </Stack>
      </Form>
      <Text size="sm" ta="center">
        <OtherAccount />
      </Text>
    </Stack>
  );
}
