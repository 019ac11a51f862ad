import { Button, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconAlertTriangle, IconCircleCheck, IconLinkOff, IconShieldQuestion } from '@tabler/icons-react';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { AuthShell } from '~/components/shell/auth-shell';
import { useTexts } from '~/texts/texts-context';
import { Screen } from './screen';
import { notMeTexts } from './texts/not-me';

interface Props {
  page: { hasToken: boolean };
  answer:
    | { status: 'password_reset' | 'administrators'; suspended: number; message: null }
    | { status: 'refused'; message: string | null }
    | undefined;
}

/** The target of the link that reports a sign-in. */
export function NotMePage({ page, answer }: Props) {
  return (
    <AuthShell>
      <Content page={page} answer={answer} />
    </AuthShell>
  );
}

function Content({ page: { hasToken }, answer }: Props) {
  const t = useTexts(notMeTexts);
  if (answer && answer.status !== 'refused') {
    const isByMail = answer.status === 'password_reset';
    return (
      <Screen Drawing={IconCircleCheck} title={t('reported')}>
        <Text role="status">{t(isByMail ? 'newPassword' : 'administrators')}</Text>
        {answer.suspended > 0 && <Text>{t('suspended', { count: answer.suspended })}</Text>}
        <Onward />
      </Screen>
    );
  }
  if (answer?.message) {
    return (
      <Screen Drawing={IconAlertTriangle} title={t('notReported')}>
        <Text role="alert">{answer.message}</Text>
        <Report />
      </Screen>
    );
  }
  if (answer || !hasToken) {
    return (
      <Screen Drawing={IconLinkOff} title={t('deadLink')}>
        <Text role="alert">{t('deadLinkAbout')}</Text>
        <Onward />
      </Screen>
    );
  }
  return (
    <Screen Drawing={IconShieldQuestion} title={t('title')} about={t('about')}>
      <Report />
    </Screen>
  );
}

function Report() {
  const t = useTexts(notMeTexts);
  return (
    <Form method="post">
      <SubmitButton intent="report" size="md" color="red" fullWidth>
        {t('report')}
      </SubmitButton>
    </Form>
  );
}

function Onward() {
  const t = useTexts(notMeTexts);
  return (
    <Button component={Link} to="/user/devices" size="md" variant="default" fullWidth>
      {t('toDevices')}
    </Button>
  );
}
