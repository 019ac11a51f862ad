import { Button, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconAlertTriangle, IconCircleCheck, IconLinkOff, IconMailOff } from '@tabler/icons-react';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { AuthShell } from '~/components/shell/auth-shell';
import { useTexts } from '~/texts/texts-context';
import { Screen } from './screen';
import { unsubscribeTexts } from './texts/unsubscribe';

interface Props {
  page: { hasToken: boolean };
  answer: { status: 'done' | 'refused'; message: string | null } | undefined;
}

/** The target of the link in the weekly email. */
export function UnsubscribePage({ page, answer }: Props) {
  return (
    <AuthShell>
      <Content page={page} answer={answer} />
    </AuthShell>
  );
}

function Content({ page: { hasToken }, answer }: Props) {
  const t = useTexts(unsubscribeTexts);
  if (answer?.status === 'done') {
    return (
      <Screen Drawing={IconCircleCheck} title={t('done')}>
        <Text role="status">{t('doneAbout')}</Text>
        <ToSettings />
      </Screen>
    );
  }
  if (answer?.message) {
    return (
      <Screen Drawing={IconAlertTriangle} title={t('failed')}>
        <Text role="alert">{answer.message}</Text>
        <Confirm />
      </Screen>
    );
  }
  if (answer || !hasToken) {
    return (
      <Screen Drawing={IconLinkOff} title={t('deadLink')}>
        <Text role="alert">{t('deadLinkAbout')}</Text>
        <ToSettings />
      </Screen>
    );
  }
  return (
    <Screen Drawing={IconMailOff} title={t('title')} about={t('about')}>
      <Confirm />
    </Screen>
  );
}

function Confirm() {
  const t = useTexts(unsubscribeTexts);
  return (
    <Form method="post">
      <SubmitButton intent="unsubscribe" size="md" fullWidth>
        {t('unsubscribe')}
      </SubmitButton>
    </Form>
  );
}

function ToSettings() {
  const t = useTexts(unsubscribeTexts);
  return (
    <Button component={Link} to="/user/settings" size="md" variant="default" fullWidth>
      {t('toSettings')}
    </Button>
  );
}
