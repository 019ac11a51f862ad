import type { PasskeyChallenge, TotpSetup } from '@gatehouse/contracts';
import { Anchor, Button, Divider, Stack, Text, TextInput } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconClockOff, IconDeviceMobile, IconShieldCheck } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { BoundTo, Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import { AuthShell } from '~/components/shell/auth-shell';
import type { FormState } from '~/form-state';
import { PasskeyButton } from './passkey-button';
import { RecoveryCodes } from './recovery-codes';
import { Screen } from './screen';
import { TotpSetupFields } from './totp-setup';

interface Props {
  page: {
    factors: readonly string[];
    mustEnrol: boolean;
    /** Nobody waits for a second step here. */
    isOver: boolean;
    challenge: PasskeyChallenge | null;
    isRecovery: boolean;
  };
  answer:
    | { kind: 'refused'; state: FormState; isOver: boolean }
    | { kind: 'setup'; setup: TotpSetup; state?: FormState | undefined }
    | { kind: 'codes'; recoveryCodes: string[]; to: string }
    | undefined;
}

/** The second step of a sign-in: a code, a passkey, or the set-up of what is missing. */
export function SecondStepPage({ page, answer }: Props) {
  return <AuthShell>{contentOf(page, answer)}</AuthShell>;
}

function contentOf(page: Props['page'], answer: Props['answer']): ReactNode {
  if (answer?.kind === 'codes') return <Codes codes={answer.recoveryCodes} to={answer.to} />;
  if (answer?.kind === 'setup') return <SetUp setup={answer.setup} state={answer.state} />;
  if (answer?.isOver) return <Over text={answer.state.message ?? ''} />;
  if (page.isOver) return <Over text="No sign-in is under way here, or it took too long." />;
  const state = answer?.state;
  return page.mustEnrol ? (
    <MustEnrol isAnew={page.factors.length > 0} state={state} />
  ) : (
    <Ask page={page} state={state} />
  );
}

function Ask({ page, state }: { page: Props['page']; state: FormState | undefined }) {
  const { factors, challenge, isRecovery } = page;
  const asksForCode = isRecovery || factors.includes('totp');
  return (
    <Screen Drawing={IconShieldCheck} title="One more step" about={aboutOf(page)}>
      {!asksForCode && <FormAlert state={state} />}
      {challenge && !isRecovery && <WithPasskey challenge={challenge} isAlone={!asksForCode} />}
      {challenge && !isRecovery && asksForCode && <Divider label="or" />}
      {asksForCode && <CodeForm isRecovery={isRecovery} state={state} />}
      <Others page={page} />
    </Screen>
  );
}

function aboutOf({ factors, isRecovery }: Props['page']): string {
  if (isRecovery) return 'Enter one of the recovery codes that you kept. Each works once.';
  if (!factors.includes('totp')) return 'Confirm with the passkey of this device or your phone.';
  return 'Enter the code that your authenticator app shows now.';
}

function CodeForm({ isRecovery, state }: { isRecovery: boolean; state: FormState | undefined }) {
  const form = useFirstError(state);
  return (
    <Form method="post" noValidate ref={form}>
      <Stack gap="md">
        <FormAlert state={state} />
        <input type="hidden" name="method" value={isRecovery ? 'recovery_code' : 'totp'} />
        <TextInput
          key={isRecovery ? 'recovery' : 'totp'}
          name="code"
          label={isRecovery ? 'Recovery code' : 'Six-digit code'}
          placeholder={isRecovery ? 'ABCD-2345-EFGH-6789' : '123 456'}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          required
          withAsterisk={false}
          size="md"
          error={state?.errors.code}
          aria-invalid={!!state?.errors.code}
          data-autofocus
          autoFocus
        />
        <SubmitButton intent="answer" size="md" fullWidth>
          Continue
        </SubmitButton>
      </Stack>
    </Form>
  );
}

function WithPasskey({ challenge, isAlone }: { challenge: PasskeyChallenge; isAlone: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <form method="post" ref={form}>
        <BoundTo />
        <input type="hidden" name="method" value="passkey" />
        <input type="hidden" name="passkey" ref={field} />
        <PasskeyButton
          challenge={challenge}
          variant={isAlone ? 'filled' : 'default'}
          onAnswer={(answer) => {
            if (field.current) field.current.value = JSON.stringify(answer);
            form.current?.submit();
          }}
        >
          Use a passkey
        </PasskeyButton>
      </form>
      {isAlone && (
        <noscript>
          <Text size="sm">A passkey needs JavaScript. Switch it on, or use a recovery code.</Text>
        </noscript>
      )}
    </>
  );
}

function Others({ page: { factors, isRecovery } }: { page: Props['page'] }) {
  return (
    <Stack gap={6}>
      {isRecovery && factors.some((factor) => factor !== 'recovery_code') && (
        <Anchor component={Link} to="/login/second-factor" size="sm" replace>
          Use your authenticator app or passkey
        </Anchor>
      )}
      {!isRecovery && factors.includes('recovery_code') && (
        <Anchor component={Link} to="?with=recovery_code" size="sm" replace>
          Lost it? Use a recovery code
        </Anchor>
      )}
      <Anchor component={Link} to="/login" size="sm">
        Sign in as somebody else
      </Anchor>
    </Stack>
  );
}

/** @param isAnew they have a factor, and their organization asks for a new one */
function MustEnrol({ isAnew, state }: { isAnew: boolean; state: FormState | undefined }) {
  return (
    <Screen
      Drawing={IconDeviceMobile}
      title={isAnew ? 'Set up a new second factor' : 'Set up a second factor'}
      about={
        isAnew
          ? 'You are almost in. Your organization asks you for a new authenticator app; it takes the place of the one before.'
          : 'You are almost in. Here nobody signs in by a password alone: a code from an app on your phone goes with it.'
      }
    >
      <Form method="post">
        <Stack gap="md">
          <FormAlert state={state} />
          <Text size="sm" c="dimmed">
            Have an authenticator app at hand, such as the one of your password manager. It takes a minute.
          </Text>
          <SubmitButton intent="begin" size="md" fullWidth>
            Set up an authenticator app
          </SubmitButton>
        </Stack>
      </Form>
      <Anchor component={Link} to="/login" size="sm">
        Sign in as somebody else
      </Anchor>
    </Screen>
  );
}

function SetUp({ setup, state }: { setup: TotpSetup; state: FormState | undefined }) {
  const form = useFirstError(state);
  return (
    <Screen
      Drawing={IconDeviceMobile}
      title="Scan this with your app"
      about="Then enter the code that it shows, and you are in."
    >
      <Form method="post" noValidate ref={form}>
        <Stack gap="md">
          <FormAlert state={state} />
          <TotpSetupFields setup={setup} error={state?.errors.code} />
          <SubmitButton intent="enrol" size="md" fullWidth>
            Confirm and continue
          </SubmitButton>
        </Stack>
      </Form>
    </Screen>
  );
}

function Codes({ codes, to }: { codes: string[]; to: string }) {
  return (
    <Screen Drawing={IconShieldCheck} title="Keep your recovery codes">
      <RecoveryCodes codes={codes} />
      <Button component="a" href={to} size="md" fullWidth>
        I have kept them, continue
      </Button>
    </Screen>
  );
}

function Over({ text }: { text: string }) {
  return (
    <Screen Drawing={IconClockOff} title="Begin again">
      <Text role="alert">{text}</Text>
      <Button component={Link} to="/login" size="md" fullWidth>
        Go to the sign-in page
      </Button>
    </Screen>
  );
}
