import { Anchor, Stack, Text, Title } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconDoorEnter } from '@tabler/icons-react';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { AuthShell } from '~/components/shell/auth-shell';
import classes from '~/components/shell/message-icon.module.css';

/** A directory sent somebody who is signed in here already. */
export function ArrivalPage({ email }: { email: string }) {
  return (
    <AuthShell>
      <Stack gap="md">
        <span className={classes.icon}>
          <IconDoorEnter size={28} stroke={1.5} aria-hidden="true" />
        </span>
        <Title order={1} size="h2">
          Your directory wants to sign you in
        </Title>
        <Text>
          You are signed in as <strong>{email}</strong>. Going on ends that session and begins the one that
          your directory asks for. Did you not come from there? Then stay as you are.
        </Text>
        <Form method="post">
          <SubmitButton intent="arrive" size="md" fullWidth>
            Go on as my directory says
          </SubmitButton>
        </Form>
        <Anchor component={Link} to="/dashboard" size="sm">
          Stay as I am
        </Anchor>
      </Stack>
    </AuthShell>
  );
}
