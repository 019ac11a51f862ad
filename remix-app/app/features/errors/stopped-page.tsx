import { Anchor, Button, Code, Stack, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconPlugConnectedX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Form } from '~/components/forms/form';
import { Reference } from '~/components/panel/reference-line';
import { AuthShell } from '~/components/shell/auth-shell';
import classes from '~/components/shell/message-icon.module.css';
import { PageTitle } from '~/components/shell/page-title';
import { useTexts } from '~/texts/texts-context';
import { stoppedTexts } from './texts/stopped';

interface Props {
  title: ReactNode;
  explanation: { happened: string; next: string };
  /** Who can do something with the code. */
  audience: 'forApplication' | 'forAdministrator';
  code: string;
  /** Null where we did not write the address of the page. */
  reference: string | null;
  /** Whether the person is signed in here, where it was a sign-out that stopped. */
  signOut: { isSignedIn: boolean } | null;
}

/** A sign-in or sign-out with an application or a directory that did not come to its end. */
export function StoppedPage({ title, explanation, audience, code, reference, signOut }: Props) {
  const t = useTexts(stoppedTexts);
  return (
    <AuthShell>
      <Stack gap="md">
        <span className={classes.icon}>
          <IconPlugConnectedX size={28} stroke={1.5} aria-hidden="true" />
        </span>
        <PageTitle>{title}</PageTitle>
        <Text>{explanation.happened}</Text>
        {signOut && <SignOutHere isSignedIn={signOut.isSignedIn} />}
        <Text>{explanation.next}</Text>
        <Text size="sm" c="dimmed">
          {t.rich(audience, { error: code, code: (inner) => <Code dir="ltr">{inner}</Code> })}
        </Text>
        {reference && <Reference reference={reference} />}
        <Anchor component={Link} to="/">
          {t('toStart')}
        </Anchor>
      </Stack>
    </AuthShell>
  );
}

function SignOutHere({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useTexts(stoppedTexts);
  if (!isSignedIn) return <Text>{t('notSignedIn')}</Text>;
  return (
    <>
      <Text>{t('stillSignedIn')}</Text>
      <Form method="post" action="/logout">
        <Button type="submit">{t('signOutNow')}</Button>
      </Form>
    </>
  );
}
