import type { OwnSession } from '@gatehouse/contracts';
import { Badge, Stack, Text, VisuallyHidden } from '@mantine/core';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { When } from '~/components/when';
import type { FormState } from '~/form-state';
import { DevicesLink } from './devices-link';
import classes from './settings.module.css';
import { SettingsSection } from './settings-section';
import { useSignInMethods } from './use-sign-in-methods';

interface Props {
  sessions: readonly OwnSession[];
  state: FormState | undefined;
}

export function SessionsSection({ sessions, state }: Props) {
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <SettingsSection
      id="sessions"
      title="Sessions"
      about={
        <>
          Where you are signed in now. <DevicesLink />
        </>
      }
    >
      <Stack gap="md">
        <FormAlert state={state} />
        <ul className={classes.list}>
          {sessions.map((session) => (
            <Row key={session.id} session={session} />
          ))}
        </ul>
        {others.length > 0 ? (
          <Form method="post" preventScrollReset>
            <SubmitButton intent="end-others" variant="default">
              Sign out everywhere else
            </SubmitButton>
          </Form>
        ) : (
          <Text size="sm" c="dimmed">
            You are signed in nowhere else.
          </Text>
        )}
      </Stack>
    </SettingsSection>
  );
}

function Row({ session }: { session: OwnSession }) {
  const methodsOf = useSignInMethods();
  const { id, isCurrent, deviceName, tenantName, address, methods, lastSeenAt, authenticatedAt } = session;
  return (
    <li>
      <div className={classes.grow}>
        <div className={classes.name}>
          <bdi>{deviceName}</bdi>
          {isCurrent && (
            <Badge color="green" variant="light" tt="none" size="sm">
              This session
            </Badge>
          )}
        </div>
        <div className={classes.quiet}>
          <bdi>{tenantName ?? 'Platform'}</bdi> · {address ?? 'unknown network'} · by {methodsOf(methods)}{' '}
          <When at={authenticatedAt} /> · seen <When at={lastSeenAt} />
        </div>
      </div>
      {!isCurrent && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <SubmitButton intent="end-session" variant="default" size="sm">
            Sign out<VisuallyHidden> {deviceName}</VisuallyHidden>
          </SubmitButton>
        </Form>
      )}
    </li>
  );
}
