import { type AuthenticatedUser, homeOf, roleLabel } from '@gatehouse/contracts';
import { Alert, Anchor, Group, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconLock, IconUserCircle } from '@tabler/icons-react';
import { Form } from '~/components/forms/form';

interface Props {
  user: AuthenticatedUser;
  /** Why this person may not open what they asked for; null when they only came to switch. */
  refusal: string | null;
}

/** Who is signed in, why they stand here, and the way home. */
export function SignedInAs({ user, refusal }: Props) {
  const Drawing = refusal ? IconLock : IconUserCircle;
  return (
    <Alert
      role="status"
      color={refusal ? 'amber' : 'brand'}
      variant="light"
      icon={<Drawing size={20} stroke={1.6} aria-hidden="true" />}
      title={refusal ?? 'You are signed in'}
    >
      <Text size="sm">
        You are signed in as <strong>{user.email}</strong> ({roleLabel(user.role)}).
        {refusal ? ' Sign in with another account to open that page.' : ' Sign in below to switch account.'}
      </Text>
      <Group gap="lg" mt="xs">
        <Anchor component={Link} to={homeOf(user.role)} size="sm" fw={600}>
          Go to your dashboard
        </Anchor>
        <Form method="post" action="/logout">
          <Anchor component="button" type="submit" size="sm">
            Sign out
          </Anchor>
        </Form>
      </Group>
    </Alert>
  );
}
