import type { InteractionDto } from '@gatehouse/contracts';
import { Group, Stack, Text } from '@mantine/core';
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

/** The application requires a second factor, which this session did not use; or the risk of the session does. */
export function ConfirmFactor({ interaction, user, state }: Props) {
  const t = useTexts(interactionTexts);
  const { client, reasons } = interaction;
  const isForPasskey = reasons.includes('risk_passkey');
  const about = isForPasskey
    ? 'riskPasskey'
    : reasons.includes('risk_factor')
      ? 'riskFactor'
      : 'confirmFactorAbout';
  return (
    <Stack gap="lg">
      <ApplicationMark name={client.name} logoUrl={client.logo_url} />
      <div>
        <PageTitle>{t(isForPasskey ? 'confirmPasskey' : 'confirmFactor')}</PageTitle>
        <Text c="dimmed" mt={4}>
          {t.rich(about, {
            application: <bdi>{client.name}</bdi>,
            b: (inner) => <strong>{inner}</strong>,
          })}
        </Text>
      </div>
      <Person user={user} />
      <Form method="post">
        <FormAlert state={state} />
        <Group grow mt={state ? 'md' : 0}>
          <SubmitButton intent="deny" variant="default" size="md">
            {t('dismiss')}
          </SubmitButton>
          <SubmitButton intent="continue" size="md">
            {t('continue')}
          </SubmitButton>
        </Group>
      </Form>
      <Text size="sm" ta="center">
        <OtherAccount />
      </Text>
    </Stack>
  );
}
