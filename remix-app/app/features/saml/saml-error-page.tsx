import { Anchor, Code, Stack, Text, Title } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { AuthShell } from '../auth/auth-shell';
import classes from '../auth/verify-email-page.module.css';
import { explainSamlError, type SamlError } from './saml-error';

/** What a person sees whose application or directory sent a message that we don't act on. */
export function SamlErrorPage({ error: { code, reference } }: { error: SamlError }) {
  const { happened, next } = explainSamlError(code);
  return (
    <AuthShell>
      <Stack gap="md">
        <span className={classes.icon}>
          <IconPlugConnectedX size={28} stroke={1.5} aria-hidden="true" />
        </span>
        <Title order={1} size="h2">
          You could not be signed in
        </Title>
        <Text>{happened}</Text>
        <Text>{next}</Text>
        <Text size="sm" c="dimmed">
          {code.startsWith('saml_answer_') ? 'For your administrator' : 'For whoever runs the application'}:{' '}
          <Code>{code}</Code>
        </Text>
        {reference && (
          <Text size="sm" c="dimmed">
            Reference: <Code>{reference}</Code>
          </Text>
        )}
        <Anchor component={Link} to="/">
          Go to the start page
        </Anchor>
      </Stack>
    </AuthShell>
  );
}
