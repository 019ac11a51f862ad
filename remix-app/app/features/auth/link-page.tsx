import { Anchor, PasswordInput, Stack, Text, Title } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconClockOff, IconLink } from '@tabler/icons-react';
import { SHOW_PASSWORD } from '~/components/forms/credential-fields';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import { AuthShell } from '~/components/shell/auth-shell';
import classes from '~/components/shell/message-icon.module.css';
import type { FormState } from '~/form-state';

interface Props {
  /** Null when it is over. */
  link: { email: string; message: string } | null;
  state: FormState | undefined;
}

/** The password of an account proves once that it and the upstream's are the same person's. */
export function LinkPage({ link, state }: Props) {
  return <AuthShell>{link ? <Prove link={link} state={state} /> : <Over />}</AuthShell>;
}

function Prove({ link, state }: { link: NonNullable<Props['link']>; state: FormState | undefined }) {
  const form = useFirstError(state);
  return (
    <Stack gap="md">
      <span className={classes.icon}>
        <IconLink size={28} stroke={1.5} aria-hidden="true" />
      </span>
      <Title order={1} size="h2">
        Is this account yours?
      </Title>
      <Text>{link.message} From then on you sign in without it.</Text>
      <Form method="post" noValidate ref={form}>
        <Stack gap="md">
          <FormAlert state={state} />
          <Text size="sm" c="dimmed">
            Account <strong>{link.email}</strong>
          </Text>
          {/* Tells a password manager whose password is meant. */}
          <input type="text" name="email" autoComplete="username" value={link.email} readOnly hidden />
          <PasswordInput
            name="password"
            label="Password"
            autoComplete="current-password"
            required
            withAsterisk={false}
            size="md"
            error={state?.errors.password}
            aria-invalid={!!state?.errors.password}
            visibilityToggleButtonProps={SHOW_PASSWORD}
          />
          <SubmitButton intent="link" size="md" fullWidth>
            Link and sign in
          </SubmitButton>
        </Stack>
      </Form>
      <Anchor component={Link} to="/login" size="sm">
        Sign in another way
      </Anchor>
    </Stack>
  );
}

function Over() {
  return (
    <Stack gap="md">
      <span className={classes.icon}>
        <IconClockOff size={28} stroke={1.5} aria-hidden="true" />
      </span>
      <Title order={1} size="h2">
        This took too long
      </Title>
      <Text role="alert">It was finished already, or began in another browser. Sign in again.</Text>
      <Anchor component={Link} to="/login">
        Back to the sign-in page
      </Anchor>
    </Stack>
  );
}
