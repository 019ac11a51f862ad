import { type AuthenticatedUser, homeOf } from '@gatehouse/contracts';
import { Alert, Anchor, Group, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconLock, IconUserCircle } from '@tabler/icons-react';
import { Form } from '~/components/forms/form';
import { useRoleLabel } from '~/components/shell/use-role-label';
import { useTexts } from '~/texts/texts-context';
import { loginTexts } from './texts/login';

interface Props {
  user: AuthenticatedUser;
  /** Why this user may not open the requested page; null for a user who wants to switch. */
  refusal: string | null;
}

/** The signed-in user, the reason for this page, and a link to the home page. */
export function SignedInAs({ user, refusal }: Props) {
  const t = useTexts(loginTexts);
  const labelOf = useRoleLabel();
  const Drawing = refusal ? IconLock : IconUserCircle;
  return (
    <Alert
      role="status"
      color={refusal ? 'amber' : 'brand'}
      variant="light"
      icon={<Drawing size={20} stroke={1.6} aria-hidden="true" />}
      title={refusal ?? t('signedIn')}
    >
      <Text size="sm">
        {t.rich('signedInAs', {
          email: user.email,
          role: labelOf(user.role),
          b: (inner) => <strong>{inner}</strong>,
        })}{' '}
        {t(refusal ? 'otherAccountForPage' : 'switchBelow')}
      </Text>
      <Group gap="lg" mt="xs">
        <Anchor component={Link} to={homeOf(user.role)} size="sm" fw={600}>
          {t('toDashboard')}
        </Anchor>
        <Form method="post" action="/logout">
          <Anchor component="button" type="submit" size="sm">
            {t('signOut')}
          </Anchor>
        </Form>
      </Group>
    </Alert>
  );
}
