import type { InteractionDto } from '@gatehouse/contracts';
import { Alert, Anchor, Stack, Text } from '@mantine/core';
import { Link, useLocation } from '@remix-run/react';
import { IconClockOff } from '@tabler/icons-react';
import { ApplicationMark } from '~/components/application-mark';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { AuthShell } from '~/components/shell/auth-shell';
import classes from '~/components/shell/message-icon.module.css';
import { PageTitle } from '~/components/shell/page-title';
import { useTexts } from '~/texts/texts-context';
import { AddressSignIn } from '../auth/address-sign-in';
import type { SignInState } from '../auth/home-realm';
import { leftApplication } from '../auth/left-page';
import type { SignInStart } from '../auth/sign-in-steps';
import { ChooseAccount } from './choose-account';
import { ConfirmFactor } from './confirm-factor';
import { ConsentForm } from './consent-form';
import { asksAgain, interactionStep } from './interaction-step';
import { interactionTexts } from './texts/interaction';

export interface InteractionView {
  /** Null if it is over. */
  interaction: InteractionDto | null;
  /** The user wants to use another account. */
  wantsOther: boolean;
  /** Why the previous response was rejected. */
  problem: string | null;
  /** Initial data of the sign-in form. */
  start: SignInStart;
  /** Form targets of this page besides this origin. */
  formActionTargets: readonly string[];
}

interface Props {
  view: InteractionView;
  state: SignInState | undefined;
}

/** The user's part of an application's sign-in: authentication and consent. */
export function InteractionPage({ view, state }: Props) {
  return (
    <AuthShell brand={view.interaction?.brand ?? null}>
      {view.interaction ? (
        <Step
          interaction={view.interaction}
          wantsOther={view.wantsOther}
          start={view.start}
          state={state ?? stateOf(view)}
        />
      ) : (
        <Expired />
      )}
    </AuthShell>
  );
}

function stateOf({ problem, start: { email, realm } }: InteractionView): SignInState | undefined {
  if (!problem) return undefined;
  return { message: problem, errors: {}, values: email ? { email } : {}, ...(realm && { realm }) };
}

interface StepProps {
  interaction: InteractionDto;
  wantsOther: boolean;
  start: SignInStart;
  state: SignInState | undefined;
}

const STEPS = { consent: ConsentForm, choose: ChooseAccount, factor: ConfirmFactor };

function Step({ interaction, wantsOther, start, state }: StepProps) {
  const step = interactionStep(interaction, wantsOther);
  const { user } = interaction;
  if (step === 'sign-in' || !user) {
    return <SignInStep interaction={interaction} start={start} state={state} />;
  }
  const Form = STEPS[step];
  return <Form interaction={interaction} user={user} state={state} />;
}

function SignInStep({ interaction, start, state }: Omit<StepProps, 'wantsOther'>) {
  const t = useTexts(interactionTexts);
  const { pathname } = useLocation();
  const { client, user } = interaction;
  const isAgain = asksAgain(interaction);
  return (
    <Stack gap="lg">
      <ApplicationMark name={client.name} logoUrl={client.logo_url} />
      <div>
        <PageTitle>{t(isAgain ? 'signInAgain' : 'signIn')}</PageTitle>
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
      {user && interaction.reasons.includes('not_assigned') && (
        <Alert role="status" color="amber" variant="light">
          {t.rich('notAssigned', { email: <bdi>{user.email}</bdi>, b: (inner) => <strong>{inner}</strong> })}
        </Alert>
      )}
      {user && interaction.reasons.includes('risk_sign_in') && (
        <Alert role="status" color="amber" variant="light">
          {t.rich('riskSignIn', {
            application: <bdi>{client.name}</bdi>,
            b: (inner) => <strong>{inner}</strong>,
          })}
        </Alert>
      )}
      <AddressSignIn
        page={start}
        state={state}
        returnTo={pathname}
        left={leftApplication(client.client_id, state)}
      />
      <Form method="post">
        <SubmitButton intent="deny" variant="subtle" color="gray" fullWidth>
          <span>{t.rich('cancel', { application: <bdi>{client.name}</bdi> })}</span>
        </SubmitButton>
      </Form>
    </Stack>
  );
}

function Expired() {
  const t = useTexts(interactionTexts);
  return (
    <Stack gap="md">
      <span className={classes.icon}>
        <IconClockOff size={28} stroke={1.5} aria-hidden="true" />
      </span>
      <PageTitle>{t('over')}</PageTitle>
      <Text>{t('overAbout')}</Text>
      <Anchor component={Link} to="/">
        {t('toStart')}
      </Anchor>
    </Stack>
  );
}
