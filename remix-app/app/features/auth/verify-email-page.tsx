import { LIMITS } from '@gatehouse/contracts';
import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconLinkOff, IconMailCheck, IconMailOpened, type TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { AuthShell } from '~/components/shell/auth-shell';
import classes from '~/components/shell/message-icon.module.css';
import { PageTitle } from '~/components/shell/page-title';
import { useTexts } from '~/texts/texts-context';
import { verifyEmailTexts } from './texts/verify-email';

interface Props {
  page: { hasToken: boolean; isBroken: boolean; email: string | null };
  refusal: { message: string; mayTryAgain: boolean } | undefined;
}

/** The page of a sign-up that waits for its email, and the target of the email's link. */
export function VerifyEmailPage({ page, refusal }: Props) {
  return (
    <AuthShell>
      <Content page={page} refusal={refusal} />
    </AuthShell>
  );
}

function Content({ page, refusal }: Props) {
  const t = useTexts(verifyEmailTexts);
  if (refusal && !refusal.mayTryAgain) return <DeadLink text={refusal.message} />;
  if (page.isBroken) return <DeadLink text={t('deadAbout')} />;
  if (page.hasToken) return <Confirm refusal={refusal?.message ?? null} />;
  return <CheckYourMail email={page.email} />;
}

function CheckYourMail({ email }: { email: string | null }) {
  const t = useTexts(verifyEmailTexts);
  const hours = LIMITS.verifyEmailHours;
  return (
    <Screen Drawing={IconMailOpened} title={t('check')}>
      <Text>
        {email
          ? t.rich('sentTo', {
              email: <bdi>{email}</bdi>,
              hours,
              b: (inner) => <strong>{inner}</strong>,
            })
          : t('sent', { hours })}
      </Text>
      <Text size="sm" c="dimmed">
        {t.rich('notThere', { link: (inner) => <To path="/login?tab=sign-up">{inner}</To> })}
      </Text>
    </Screen>
  );
}

function Confirm({ refusal }: { refusal: string | null }) {
  const t = useTexts(verifyEmailTexts);
  const state = refusal ? { message: refusal, errors: {}, values: {} } : undefined;
  return (
    <Screen Drawing={IconMailCheck} title={t('confirm')}>
      <Text>{t('confirmAbout')}</Text>
      <Form method="post">
        <Stack gap="md">
          <FormAlert state={state} />
          <SubmitButton intent="confirm" size="md" fullWidth>
            {t('confirmAction')}
          </SubmitButton>
        </Stack>
      </Form>
    </Screen>
  );
}

function DeadLink({ text }: { text: string }) {
  const t = useTexts(verifyEmailTexts);
  return (
    <Screen Drawing={IconLinkOff} title={t('dead')}>
      <Text role="alert">{text}</Text>
      <Text size="sm">
        {t.rich('deadNext', {
          signUp: (inner) => <To path="/login?tab=sign-up">{inner}</To>,
          signIn: (inner) => <To path="/login">{inner}</To>,
        })}
      </Text>
    </Screen>
  );
}

function To({ path, children }: { path: string; children: ReactNode }) {
  return (
    <Anchor component={Link} to={path} size="sm" underline="always">
      {children}
    </Anchor>
  );
}

function Screen({ Drawing, title, children }: { Drawing: TablerIcon; title: string; children: ReactNode }) {
  return (
    <Stack gap="md">
      <span className={classes.icon}>
        <Drawing size={28} stroke={1.5} aria-hidden="true" />
      </span>
      <PageTitle>{title}</PageTitle>
      {children}
    </Stack>
  );
}
