import { Anchor, Code, Stack, Text, Title } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { AuthShell } from '../auth/auth-shell';
import classes from '../auth/verify-email-page.module.css';
import { explainOAuthError, type OAuthError } from './oauth-error';

/** What a person sees whose application made a mistake that cannot be told to the application itself. */
export function OAuthErrorPage({ error }: { error: OAuthError }) {
  const { code, client, reference } = error;
  const { happened, next } = explainOAuthError(code);
  return (
    <AuthShell>
      <Stack gap="md">
        <span className={classes.icon}>
          <IconPlugConnectedX size={28} stroke={1.5} aria-hidden="true" />
        </span>
        <Title order={1} size="h2">
          {client ? (
            <>
              You could not be signed in to <bdi>{client}</bdi>
            </>
          ) : (
            'You could not be signed in'
          )}
        </Title>
        <Text>{happened}</Text>
        <Text>{next}</Text>
        <Text size="sm" c="dimmed">
          For whoever runs the application: <Code>{code}</Code>
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
