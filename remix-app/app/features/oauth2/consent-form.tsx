import type { InteractionDto } from '@gatehouse/contracts';
import { Alert, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { ApplicationMark } from '~/components/application-mark';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { PageTitle } from '~/components/shell/page-title';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import { lifetimeText } from './access-lifetime';
import classes from './consent-form.module.css';
import { OtherAccount, Person } from './person';
import { scopeText } from './scope-text';
import { consentTexts } from './texts/consent';
import { interactionTexts } from './texts/interaction';

interface Props {
  interaction: InteractionDto;
  user: NonNullable<InteractionDto['user']>;
  state: FormState | undefined;
}

/** The requested access of an application, and its host. */
export function ConsentForm({ interaction, user, state }: Props) {
  const t = useTexts(interactionTexts);
  const consent = useTexts(consentTexts);
  const { client, scopes, redirectOrigin, lifetime } = interaction;
  return (
    <Stack gap="lg">
      <ApplicationMark name={client.name} logoUrl={client.logo_url} />
      <PageTitle>{t.rich('asks', { application: <bdi>{client.name}</bdi> })}</PageTitle>
      <Person user={user} />
      {client.registered_itself && (
        <Alert
          color="amber"
          variant="light"
          icon={<IconAlertTriangle size={18} stroke={1.8} aria-hidden="true" />}
          title={
            client.published_by
              ? consent.rich('publishedBy', { host: <bdi>{client.published_by}</bdi> })
              : consent('unchecked')
          }
        >
          {consent(client.published_by ? 'publishedByAbout' : 'uncheckedAbout')}
        </Alert>
      )}
      <section aria-labelledby="asked">
        <h2 id="asked" className={classes.subtitle}>
          {consent('requested')}
        </h2>
        <ul className={classes.scopes}>
          {scopes.map((asked) => (
            <li key={asked.scope}>
              <IconCheck size={18} stroke={2} aria-hidden="true" />
              {scopeText(consent, asked)}
            </li>
          ))}
        </ul>
      </section>
      {lifetime && (
        <section aria-labelledby="lifetime">
          <h2 id="lifetime" className={classes.subtitle}>
            {consent('duration')}
          </h2>
          <Text size="sm">{lifetimeText(consent, lifetime)}</Text>
        </section>
      )}
      <Form method="post">
        <FormAlert state={state} />
        <Group grow mt={state ? 'md' : 0}>
          <SubmitButton intent="deny" variant="default" size="md">
            {consent('deny')}
          </SubmitButton>
          <SubmitButton intent="allow" size="md">
            {consent('allow')}
          </SubmitButton>
        </Group>
      </Form>
      <Text size="sm" c="dimmed">
        {t.rich('continueAt', {
          address: <bdi>{redirectOrigin}</bdi>,
          b: (inner) => <strong className={classes.origin}>{inner}</strong>,
        })}{' '}
        <OtherAccount />
      </Text>
    </Stack>
  );
}
