import type { ApprovalState, PasskeyChallenge, TotpSetup } from '@gatehouse/contracts';
import { Anchor, Button, Divider, Stack, Text, TextInput } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconClockOff, IconDeviceMobile, IconKey, IconShieldCheck } from '@tabler/icons-react';
import { BoundTo, Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import { Reference } from '~/components/panel/reference-line';
import { AuthShell } from '~/components/shell/auth-shell';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import { AwaitApproval } from './await-approval';
import { NewPasswordFields } from './new-password-fields';
import { PasskeyControl } from './passkey-control';
import { RecoveryCodes } from './recovery-codes';
import { Screen } from './screen';
import { secondStepTexts } from './texts/second-step';
import { TotpSetupFields } from './totp-setup';

interface Props {
  page: {
    factors: readonly string[];
    mustEnrol: boolean;
    mustChangePassword: boolean;
    /** If an admin must approve the sign-in. */
    approval: ApprovalState | null;
    /** No second step is pending. */
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

/** The second step of a sign-in: a code, a passkey, or the set-up of a factor. */
export function SecondStepPage({ page, answer }: Props) {
  return (
    <AuthShell>
      <Content page={page} answer={answer} />
    </AuthShell>
  );
}

function Content({ page, answer }: Props) {
  const t = useTexts(secondStepTexts);
  if (answer?.kind === 'codes') return <Codes codes={answer.recoveryCodes} to={answer.to} />;
  if (answer?.kind === 'setup') return <SetUp setup={answer.setup} state={answer.state} />;
  if (answer?.isOver) return <Over text={answer.state.message ?? ''} reference={answer.state.reference} />;
  if (page.isOver) return <Over text={t('noSignIn')} />;
  const state = answer?.state;
  if (page.approval?.state === 'rejected') return <Over text={t('approvalRejected')} />;
  if (page.approval?.state === 'expired') return <Over text={t('approvalExpired')} />;
  if (page.approval) return <AwaitApproval approval={page.approval} state={state} />;
  if (page.mustChangePassword) return <NewPassword state={state} />;
  return page.mustEnrol ? (
    <MustEnrol isAnew={page.factors.length > 0} state={state} />
  ) : (
    <Ask page={page} state={state} />
  );
}

function Ask({ page, state }: { page: Props['page']; state: FormState | undefined }) {
  const t = useTexts(secondStepTexts);
  const { factors, challenge, isRecovery } = page;
  const kind = codeOf(page);
  const asksForCode = kind !== null;
  return (
    <Screen Drawing={IconShieldCheck} title={t('title')} about={t(aboutOf(page))}>
      {!asksForCode && <FormAlert state={state} />}
      {challenge && !isRecovery && <WithPasskey challenge={challenge} isAlone={!asksForCode} />}
      {challenge && !isRecovery && asksForCode && <Divider label={t('or')} />}
      {!challenge && !isRecovery && factors.includes('passkey') && (
        <Text size="sm">
          {t(factors.includes('recovery_code') ? 'passkeyElsewhere' : 'passkeyElsewhereOnly')}
        </Text>
      )}
      {kind && <CodeForm kind={kind} state={state} />}
      <Others page={page} />
    </Screen>
  );
}

type CodeKind = 'totp' | 'recovery_code' | 'emergency_code';

/** The requested code; null for only a passkey. */
function codeOf({ factors, isRecovery }: Props['page']): CodeKind | null {
  if (factors.includes('emergency_code')) return 'emergency_code';
  if (isRecovery) return 'recovery_code';
  return factors.includes('totp') ? 'totp' : null;
}

function aboutOf({ factors, isRecovery }: Props['page']) {
  if (factors.includes('emergency_code')) return 'aboutEmergency';
  if (isRecovery) return 'aboutRecovery';
  if (!factors.includes('totp')) return 'aboutPasskey';
  return 'aboutCode';
}

const LABELS = { totp: 'code', recovery_code: 'recoveryCode', emergency_code: 'emergencyCode' } as const;

function CodeForm({ kind, state }: { kind: CodeKind; state: FormState | undefined }) {
  const t = useTexts(secondStepTexts);
  const form = useFirstError(state);
  const isApp = kind === 'totp';
  return (
    <Form method="post" noValidate ref={form}>
      <Stack gap="md">
        <FormAlert state={state} />
        <input type="hidden" name="method" value={kind} />
        <TextInput
          key={kind}
          name="code"
          label={t(LABELS[kind])}
          placeholder={isApp ? '123 456' : 'ABCD-2345-EFGH-6789'}
          inputMode={isApp ? 'numeric' : 'text'}
          autoComplete={isApp ? 'one-time-code' : 'off'}
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
          {t('continue')}
        </SubmitButton>
      </Stack>
    </Form>
  );
}

function WithPasskey({ challenge, isAlone }: { challenge: PasskeyChallenge; isAlone: boolean }) {
  const t = useTexts(secondStepTexts);
  return (
    <>
      <form method="post">
        <BoundTo />
        <input type="hidden" name="method" value="passkey" />
        <input type="hidden" name="passkey" />
        <PasskeyControl challenge={challenge} variant={isAlone ? 'filled' : 'default'}>
          {t('usePasskey')}
        </PasskeyControl>
      </form>
      {isAlone && (
        <noscript>
          <Text size="sm">{t('passkeyNeedsScript')}</Text>
        </noscript>
      )}
    </>
  );
}

function Others({ page: { factors, isRecovery } }: { page: Props['page'] }) {
  const t = useTexts(secondStepTexts);
  return (
    <Stack gap={6}>
      {isRecovery && factors.some((factor) => factor !== 'recovery_code') && (
        <Anchor component={Link} to="/login/second-factor" size="sm" replace>
          {t('useFactor')}
        </Anchor>
      )}
      {!isRecovery && factors.includes('recovery_code') && (
        <Anchor component={Link} to="?with=recovery_code" size="sm" replace>
          {t('useRecoveryCode')}
        </Anchor>
      )}
      <Anchor component={Link} to="/login" size="sm">
        {t('otherAccount')}
      </Anchor>
    </Stack>
  );
}

/** @param isAnew the user has a factor, but the organization requires a new one */
function MustEnrol({ isAnew, state }: { isAnew: boolean; state: FormState | undefined }) {
  const t = useTexts(secondStepTexts);
  return (
    <Screen
      Drawing={IconDeviceMobile}
      title={t(isAnew ? 'enrolAnew' : 'enrol')}
      about={t(isAnew ? 'enrolAnewAbout' : 'enrolAbout')}
    >
      <Form method="post">
        <Stack gap="md">
          <FormAlert state={state} />
          <Text size="sm" c="dimmed">
            {t('enrolHint')}
          </Text>
          <SubmitButton intent="begin" size="md" fullWidth>
            {t('begin')}
          </SubmitButton>
        </Stack>
      </Form>
      <Anchor component={Link} to="/login" size="sm">
        {t('otherAccount')}
      </Anchor>
    </Screen>
  );
}

/** The password has appeared in a data breach. */
function NewPassword({ state }: { state: FormState | undefined }) {
  const t = useTexts(secondStepTexts);
  const form = useFirstError(state);
  return (
    <Screen Drawing={IconKey} title={t('newPassword')} about={t('newPasswordAbout')}>
      <Form method="post" noValidate ref={form}>
        <Stack gap="md">
          <FormAlert state={state} />
          <NewPasswordFields state={state} />
          <SubmitButton intent="new-password" size="md" fullWidth>
            {t('savePassword')}
          </SubmitButton>
        </Stack>
      </Form>
      <Anchor component={Link} to="/login" size="sm">
        {t('otherAccount')}
      </Anchor>
    </Screen>
  );
}

function SetUp({ setup, state }: { setup: TotpSetup; state: FormState | undefined }) {
  const t = useTexts(secondStepTexts);
  const form = useFirstError(state);
  return (
    <Screen Drawing={IconDeviceMobile} title={t('scan')} about={t('scanAbout')}>
      <Form method="post" noValidate ref={form}>
        <Stack gap="md">
          <FormAlert state={state} />
          <TotpSetupFields setup={setup} error={state?.errors.code} />
          <SubmitButton intent="enrol" size="md" fullWidth>
            {t('confirm')}
          </SubmitButton>
        </Stack>
      </Form>
    </Screen>
  );
}

function Codes({ codes, to }: { codes: string[]; to: string }) {
  const t = useTexts(secondStepTexts);
  return (
    <Screen Drawing={IconShieldCheck} title={t('keepCodes')}>
      <RecoveryCodes codes={codes} />
      <Button component="a" href={to} size="md" fullWidth>
        {t('codesKept')}
      </Button>
    </Screen>
  );
}

function Over({ text, reference }: { text: string; reference?: string | undefined }) {
  const t = useTexts(secondStepTexts);
  return (
    <Screen Drawing={IconClockOff} title={t('startAgain')}>
      <Text role="alert">{text}</Text>
      {reference && <Reference reference={reference} />}
      <Button component={Link} to="/login" size="md" fullWidth>
        {t('toSignIn')}
      </Button>
    </Screen>
  );
}
