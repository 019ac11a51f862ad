import { Button, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconCircleCheck, IconLinkOff, IconMailCheck, IconMailForward } from '@tabler/icons-react';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { AuthShell } from '~/components/shell/auth-shell';
import { useTexts } from '~/texts/texts-context';
import { Screen } from './screen';
import { confirmEmailTexts } from './texts/confirm-email';

interface Props {
  page: { hasToken: boolean };
  answer: { status: 'changed' | 'waits_for_other' | 'refused'; message: string | null } | undefined;
}

/** The target of both emails of an address change. */
export function ConfirmEmailPage({ page, answer }: Props) {
  return (
    <AuthShell>
      <Content page={page} answer={answer} />
    </AuthShell>
  );
}

function Content({ page: { hasToken }, answer }: Props) {
  const t = useTexts(confirmEmailTexts);
  if (answer?.status === 'changed') {
    return (
      <Screen Drawing={IconCircleCheck} title={t('changed')}>
        <Text role="status">{t('changedAbout')}</Text>
        <Onward />
      </Screen>
    );
  }
  if (answer?.status === 'waits_for_other') {
    return (
      <Screen Drawing={IconMailForward} title={t('waits')}>
        <Text role="status">{t('waitsAbout')}</Text>
        <Onward />
      </Screen>
    );
  }
  if (answer || !hasToken) {
    return (
      <Screen Drawing={IconLinkOff} title={t('deadLink')}>
        <Text role="alert">{answer?.message ?? t('deadLinkAbout')}</Text>
        <Onward />
      </Screen>
    );
  }
  return (
    <Screen Drawing={IconMailCheck} title={t('title')} about={t('about')}>
      <Form method="post">
        <SubmitButton intent="confirm" size="md" fullWidth>
          {t('confirm')}
        </SubmitButton>
      </Form>
    </Screen>
  );
}

function Onward() {
  const t = useTexts(confirmEmailTexts);
  return (
    <Button component={Link} to="/user/settings" size="md" variant="default" fullWidth>
      {t('toSettings')}
    </Button>
  );
}
