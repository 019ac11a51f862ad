import { Anchor, Button, Stack, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconKey, IconLinkOff } from '@tabler/icons-react';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import { AuthShell } from '~/components/shell/auth-shell';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import { NewPasswordFields } from './new-password-fields';
import { Screen } from './screen';
import { passwordResetTexts } from './texts/password-reset';

interface Props {
  page: { hasToken: boolean };
  answer: { state: FormState; isOver: boolean } | undefined;
}

/** The target of the email's link. */
export function ResetPasswordPage({ page, answer }: Props) {
  return (
    <AuthShell>
      {answer?.isOver || !page.hasToken ? (
        <DeadLink text={answer?.state.message} />
      ) : (
        <Choose state={answer?.state} />
      )}
    </AuthShell>
  );
}

function Choose({ state }: { state: FormState | undefined }) {
  const t = useTexts(passwordResetTexts);
  const form = useFirstError(state);
  return (
    <Screen Drawing={IconKey} title={t('choose')} about={t('chooseAbout')}>
      <Form method="post" noValidate ref={form}>
        <Stack gap="md">
          <FormAlert state={state} />
          <NewPasswordFields state={state} />
          <SubmitButton intent="reset" size="md" fullWidth>
            {t('save')}
          </SubmitButton>
        </Stack>
      </Form>
    </Screen>
  );
}

function DeadLink({ text }: { text: string | null | undefined }) {
  const t = useTexts(passwordResetTexts);
  return (
    <Screen Drawing={IconLinkOff} title={t('deadLink')}>
      <Text role="alert">{text ?? t('deadLinkAbout')}</Text>
      <Button component={Link} to="/forgot-password" size="md" fullWidth>
        {t('newLink')}
      </Button>
      <Anchor component={Link} to="/login" size="sm">
        {t('backToSignIn')}
      </Anchor>
    </Screen>
  );
}
