import { LIMITS } from '@gatehouse/contracts';
import { Anchor, Stack, Text, Title } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconLinkOff, IconMailCheck, IconMailOpened, type TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { AuthShell } from '~/components/shell/auth-shell';
import classes from '~/components/shell/message-icon.module.css';

interface Props {
  page: { hasToken: boolean; isBroken: boolean; email: string | null };
  refusal: { message: string; mayTryAgain: boolean } | undefined;
}

/** Where a sign-up waits for its mail, and where the mail's link leads. */
export function VerifyEmailPage({ page, refusal }: Props) {
  return <AuthShell>{contentOf(page, refusal)}</AuthShell>;
}

function contentOf(page: Props['page'], refusal: Props['refusal']): ReactNode {
  if (refusal && !refusal.mayTryAgain) return <DeadLink text={refusal.message} />;
  if (page.isBroken)
    return <DeadLink text="This link is not complete or was used already. Ask for a new one." />;
  if (page.hasToken) return <Confirm refusal={refusal?.message ?? null} />;
  return <CheckYourMail email={page.email} />;
}

function CheckYourMail({ email }: { email: string | null }) {
  return (
    <Screen Drawing={IconMailOpened} title="Check your mail">
      <Text>
        {email ? (
          <>
            We have sent a message to <strong>{email}</strong>.
          </>
        ) : (
          'We have sent you a message.'
        )}{' '}
        It says what to do next; its link works for {LIMITS.verifyEmailHours} hours.
      </Text>
      <Text size="sm" c="dimmed">
        Nothing there after a few minutes? Look among your unwanted mail, or{' '}
        <Anchor component={Link} to="/login?tab=sign-up" size="sm" underline="always">
          sign up again
        </Anchor>{' '}
        if the address is mistyped.
      </Text>
    </Screen>
  );
}

function Confirm({ refusal }: { refusal: string | null }) {
  const state = refusal ? { message: refusal, errors: {}, values: {} } : undefined;
  return (
    <Screen Drawing={IconMailCheck} title="Confirm your email address">
      <Text>One press opens your organization and signs you in as its first administrator.</Text>
      <Form method="post">
        <Stack gap="md">
          <FormAlert state={state} />
          <SubmitButton intent="confirm" size="md" fullWidth>
            Confirm and continue
          </SubmitButton>
        </Stack>
      </Form>
    </Screen>
  );
}

function DeadLink({ text }: { text: string }) {
  return (
    <Screen Drawing={IconLinkOff} title="This link does not work">
      <Text role="alert">{text}</Text>
      <Text size="sm">
        <Anchor component={Link} to="/login?tab=sign-up" size="sm" underline="always">
          Sign up again
        </Anchor>{' '}
        or{' '}
        <Anchor component={Link} to="/login" size="sm" underline="always">
          sign in
        </Anchor>{' '}
        if you have confirmed your address already.
      </Text>
    </Screen>
  );
}

function Screen({ Drawing, title, children }: { Drawing: TablerIcon; title: string; children: ReactNode }) {
  return (
    <Stack gap="md">
      <span className={classes.icon}>
        <Drawing size={28} stroke={1.5} aria-hidden="true" />
      </span>
      <Title order={1} size="h2">
        {title}
      </Title>
      {children}
    </Stack>
  );
}
