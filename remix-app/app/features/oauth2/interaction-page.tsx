import type { InteractionDto } from '@gatehouse/contracts';
import { Alert, Anchor, Stack, Text, Title } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconClockOff } from '@tabler/icons-react';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { AuthShell } from '~/components/shell/auth-shell';
import classes from '~/components/shell/message-icon.module.css';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import { OtherWays } from '../auth/other-ways';
import { SignInForm } from '../auth/sign-in-form';
import { ApplicationMark } from './application-mark';
import { ChooseAccount } from './choose-account';
import { ConfirmFactor } from './confirm-factor';
import { ConsentForm } from './consent-form';
import { interactionTexts } from './texts/interaction';

export interface InteractionView {
  /** Null when it is over. */
  interaction: InteractionDto | null;
  /** The person asked to use another account. */
  wantsOther: boolean;
  /** Why the answer before this one was not taken. */
  problem: string | null;
  /** Where a form of this page may lead besides this origin. */
  formActionTargets: readonly string[];
}

interface Props {
  view: InteractionView;
  state: FormState | undefined;
}

/** The part of an application's sign-in that is the person's: who they are, and what it may know. */
export function InteractionPage({ view, state }: Props) {
  return (
    <AuthShell brand={view.interaction?.brand ?? null}>
      {view.interaction ? (
        <Step
          interaction={view.interaction}
          wantsOther={view.wantsOther}
          state={state ?? stateOf(view.problem)}
        />
      ) : (
        <Expired />
      )}
    </AuthShell>
  );
}

function stateOf(problem: string | null): FormState | undefined {
  return problem ? { message: problem, errors: {}, values: {} } : undefined;
}

interface StepProps {
  interaction: InteractionDto;
  wantsOther: boolean;
  state: FormState | undefined;
}

function Step({ interaction, wantsOther, state }: StepProps) {
  const { prompt, user } = interaction;
  if (prompt === 'consent' && user && !wantsOther)
    return <ConsentForm interaction={interaction} user={user} state={state} />;
  if (prompt === 'select_account' && user && !wantsOther) {
    return <ChooseAccount interaction={interaction} user={user} state={state} />;
  }
  if (asksForFactor(interaction) && user && !wantsOther) {
    return <ConfirmFactor interaction={interaction} user={user} state={state} />;
  }
  return <SignInStep interaction={interaction} state={state} />;
}

/** The person is signed in, and the second factor is all that the application lacks. */
function asksForFactor({ prompt, reasons }: InteractionDto): boolean {
  return prompt === 'login' && reasons.every((reason) => reason === 'acr');
}

function SignInStep({ interaction, state }: Omit<StepProps, 'wantsOther'>) {
  const t = useTexts(interactionTexts);
  const { client, loginHint, user } = interaction;
  const isAgain = asksAgain(interaction);
  return (
    <Stack gap="lg">
      <ApplicationMark name={client.name} />
      <div>
        <Title order={1} size="h2">
          {t(isAgain ? 'signInAgain' : 'signIn')}
        </Title>
        <Text c="dimmed" mt={4}>
          {t.rich('toContinue', {
            application: <bdi>{client.name}</bdi>,
            b: (inner) => <strong>{inner}</strong>,
          })}
        </Text>
      </div>
      {user && interaction.reasons.includes('not_a_member') && (
        <Alert role="status" color="amber" variant="light">
          {t.rich('notAMember', { email: <bdi>{user.email}</bdi> })}
        </Alert>
      )}
      <SignInForm state={state} email={loginHint ?? (isAgain ? user?.email : undefined)} />
      <OtherWays />
      <Form method="post">
        <SubmitButton intent="deny" variant="subtle" color="gray" fullWidth>
          <span>{t.rich('cancel', { application: <bdi>{client.name}</bdi> })}</span>
        </SubmitButton>
      </Form>
    </Stack>
  );
}

/** The person is signed in, and the application wants to be sure that it is still them. */
function asksAgain({ user, reasons }: InteractionDto): boolean {
  return user !== null && (reasons.includes('max_age') || reasons.includes('login_prompt'));
}

function Expired() {
  const t = useTexts(interactionTexts);
  return (
    <Stack gap="md">
      <span className={classes.icon}>
        <IconClockOff size={28} stroke={1.5} aria-hidden="true" />
      </span>
      <Title order={1} size="h2">
        {t('over')}
      </Title>
      <Text>{t('overAbout')}</Text>
      <Anchor component={Link} to="/">
        {t('toStart')}
      </Anchor>
    </Stack>
  );
}
