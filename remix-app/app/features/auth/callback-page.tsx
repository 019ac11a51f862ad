import { Alert, Button, Stack, Title } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconAlertCircle } from '@tabler/icons-react';
import { AuthShell } from './auth-shell';

/** Where a sign-in ends that did not come through. */
export function CallbackPage({ message }: { message: string }) {
  return (
    <AuthShell>
      <Stack gap="lg">
        <Title order={1} size="h2">
          You are not signed in
        </Title>
        <Alert
          role="alert"
          color="red"
          variant="light"
          icon={<IconAlertCircle size={20} stroke={1.6} aria-hidden="true" />}
        >
          {message}
        </Alert>
        <Button component={Link} to="/login" size="md">
          Back to the sign-in page
        </Button>
      </Stack>
    </AuthShell>
  );
}
