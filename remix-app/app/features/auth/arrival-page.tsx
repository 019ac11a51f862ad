import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconDoorEnter } from '@tabler/icons-react';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { AuthShell } from '~/components/shell/auth-shell';
import classes from '~/components/shell/message-icon.module.css';
import { PageTitle } from '~/components/shell/page-title';
import { useTexts } from '~/texts/texts-context';
import { callbackTexts } from './texts/callback';

/** An identity provider sent a user who is already signed in here. */
export function ArrivalPage({ email }: { email: string }) {
  const t = useTexts(callbackTexts);
  return (
    <AuthShell>
      <Stack gap="md">
        <span className={classes.icon}>
          <IconDoorEnter size={28} stroke={1.5} aria-hidden="true" />
        </span>
        <PageTitle>{t('arrived')}</PageTitle>
        <Text>
          {t.rich('arrivedAbout', { email: <bdi>{email}</bdi>, b: (inner) => <strong>{inner}</strong> })}
        </Text>
        <Form method="post">
          <SubmitButton intent="arrive" size="md" fullWidth>
            {t('arrive')}
          </SubmitButton>
        </Form>
        <Anchor component={Link} to="/dashboard" size="sm">
          {t('stay')}
        </Anchor>
      </Stack>
    </AuthShell>
  );
}
