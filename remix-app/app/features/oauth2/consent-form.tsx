import type { InteractionDto } from '@gatehouse/contracts';
import { Group, Stack, Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import type { FormState } from '~/form-state';
import { lifetimeText } from './access-lifetime';
import { ApplicationMark } from './application-mark';
import classes from './consent-form.module.css';
import { OtherAccount, Person } from './person';

interface Props {
  interaction: InteractionDto;
  user: NonNullable<InteractionDto['user']>;
  state: FormState | undefined;
}

/** What an application asks to know, in words, and where it leads. */
export function ConsentForm({ interaction, user, state }: Props) {
  const { client, scopes, redirectOrigin, lifetime } = interaction;
  return (
    <Stack gap="lg">
      <ApplicationMark name={client.name} />
      <Title order={1} size="h2">
        <bdi>{client.name}</bdi> asks to sign you in
      </Title>
      <Person user={user} />
      <section aria-labelledby="asked">
        <h2 id="asked" className={classes.subtitle}>
          It will learn
        </h2>
        <ul className={classes.scopes}>
          {scopes.map(({ scope, description }) => (
            <li key={scope}>
              <IconCheck size={18} stroke={2} aria-hidden="true" />
              {description}
            </li>
          ))}
        </ul>
      </section>
      {lifetime && (
        <section aria-labelledby="lifetime">
          <h2 id="lifetime" className={classes.subtitle}>
            For how long
          </h2>
          <Text size="sm">
            {lifetimeText(lifetime)} You can withdraw it under Connected applications at any time.
          </Text>
        </section>
      )}
      <Form method="post">
        <FormAlert state={state} />
        <Group grow mt={state ? 'md' : 0}>
          <SubmitButton intent="deny" variant="default" size="md">
            Deny
          </SubmitButton>
          <SubmitButton intent="allow" size="md">
            Allow
          </SubmitButton>
        </Group>
      </Form>
      <Text size="sm" c="dimmed">
        You will go on to <strong className={classes.origin}>{redirectOrigin}</strong>. Allow this only if you
        trust it. <OtherAccount />
      </Text>
    </Stack>
  );
}
