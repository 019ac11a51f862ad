import { Button, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconCircleCheck, IconLinkOff, IconMailCheck, IconMailForward } from '@tabler/icons-react';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { AuthShell } from '~/components/shell/auth-shell';
import { Screen } from './screen';

interface Props {
  page: { hasToken: boolean };
  answer: { status: 'changed' | 'waits_for_other' | 'refused'; message: string | null } | undefined;
}

/** Where the two mails of a change of address lead. */
export function ConfirmEmailPage({ page, answer }: Props) {
  return <AuthShell>{contentOf(page, answer)}</AuthShell>;
}

function contentOf({ hasToken }: Props['page'], answer: Props['answer']) {
  if (answer?.status === 'changed') {
    return (
      <Screen Drawing={IconCircleCheck} title="Your address is changed">
        <Text role="status">Both addresses have agreed. From now on you sign in with the new one.</Text>
        <Onward />
      </Screen>
    );
  }
  if (answer?.status === 'waits_for_other') {
    return (
      <Screen Drawing={IconMailForward} title="One more confirmation">
        <Text role="status">
          This address has agreed. The other one got a message too: the change is done once its link is
          followed.
        </Text>
        <Onward />
      </Screen>
    );
  }
  if (answer || !hasToken) {
    return (
      <Screen Drawing={IconLinkOff} title="This link does not work">
        <Text role="alert">
          {answer?.message ?? 'This link is not complete, has run out or was used already.'}
        </Text>
        <Onward />
      </Screen>
    );
  }
  return (
    <Screen
      Drawing={IconMailCheck}
      title="Confirm the change of address"
      about="One press confirms it for the address that this message came to."
    >
      <Form method="post">
        <SubmitButton intent="confirm" size="md" fullWidth>
          Confirm
        </SubmitButton>
      </Form>
    </Screen>
  );
}

function Onward() {
  return (
    <Button component={Link} to="/user/settings" size="md" variant="default" fullWidth>
      Go to my settings
    </Button>
  );
}
