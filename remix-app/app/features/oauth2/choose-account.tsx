import type { InteractionDto } from '@gatehouse/contracts';
import { Stack, Text } from '@mantine/core';
import { ApplicationMark } from '~/components/application-mark';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { PageTitle } from '~/components/shell/page-title';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import { OtherAccount, Person } from './person';
import { interactionTexts } from './texts/interaction';

interface Props {
  interaction: InteractionDto;
  user: NonNullable<InteractionDto['user']>;
  state: FormState | undefined;
}

/** The application requires the user to select an account. */
export function ChooseAccount({ interaction, user, state }: Props) {
  const t = useTexts(interactionTexts);
  return (
    <Stack gap="lg">
      <ApplicationMark name={interaction.client.name} logoUrl={interaction.client.logo_url} />
      <div>
        <PageTitle>{t('choose')}</PageTitle>
        <Text c="dimmed" mt={4}>
          {t.rich('toContinue', {
            application: <bdi>{interaction.client.name}</bdi>,
            b: (inner) => <strong>{inner}</strong>,
          })}
        </Text>
      </div>
      <Person user={user} />
      <Form method="post">
        <Stack gap="md">
          <FormAlert state={state} />
          <SubmitButton intent="continue" size="md" fullWidth>
            <span>{t.rich('continueAs', { name: <bdi>{user.name}</bdi> })}</span>
          </SubmitButton>
        </Stack>
      </Form>
      <Text size="sm" ta="center">
        <OtherAccount />
      </Text>
    </Stack>
  );
}
