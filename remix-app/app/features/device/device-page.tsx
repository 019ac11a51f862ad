import type { DeviceRequestDto } from '@gatehouse/contracts';
import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconCheck, IconCircleCheck, IconCircleX, IconDevices } from '@tabler/icons-react';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import { AuthShell } from '~/components/shell/auth-shell';
import icons from '~/components/shell/message-icon.module.css';
import type { FormState } from '~/form-state';
import { lifetimeText } from '../oauth2/access-lifetime';
import consent from '../oauth2/consent-form.module.css';
import { Person } from '../oauth2/person';
import classes from './device-page.module.css';

export type DeviceOutcome =
  | { kind: 'refused'; state: FormState }
  | { kind: 'asked'; device: DeviceRequestDto }
  | { kind: 'allowed' }
  | { kind: 'denied' };

export interface DeviceView {
  user: { name: string; email: string; tenantName: string | null };
  /** As the device's link has it; shown to be compared, never taken as typed. */
  code: string;
}

interface Props {
  view: DeviceView;
  outcome: DeviceOutcome | undefined;
}

/** Where a person signs a device in that has no browser: they type its code and say yes. */
export function DevicePage({ view, outcome }: Props) {
  return (
    <AuthShell>
      <Stack gap="lg">
        <Step view={view} outcome={outcome} />
      </Stack>
    </AuthShell>
  );
}

function Step({ view, outcome }: Props) {
  if (outcome?.kind === 'asked') return <Question view={view} device={outcome.device} />;
  if (outcome?.kind === 'allowed') return <Done isAllowed />;
  if (outcome?.kind === 'denied') return <Done isAllowed={false} />;
  return <CodeForm code={view.code} state={outcome?.state} />;
}

function CodeForm({ code, state }: { code: string; state: FormState | undefined }) {
  const form = useFirstError(state);
  return (
    <>
      <span className={icons.icon}>
        <IconDevices size={28} stroke={1.5} aria-hidden="true" />
      </span>
      <div>
        <Title order={1} size="h2">
          Connect a device
        </Title>
        <Text c="dimmed" mt={4}>
          Type the code that your device shows.
        </Text>
      </div>
      <Form method="post" noValidate ref={form}>
        <Stack gap="md">
          <FormAlert state={state} />
          <TextInput
            name="user_code"
            label="Code"
            size="lg"
            placeholder="BCDF-GHJK"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            required
            withAsterisk={false}
            defaultValue={state?.values.user_code ?? code}
            error={state?.errors.user_code}
            classNames={{ input: classes.code }}
          />
          <SubmitButton intent="find" size="md" fullWidth>
            Continue
          </SubmitButton>
        </Stack>
      </Form>
    </>
  );
}

function Question({ view, device }: { view: DeviceView; device: DeviceRequestDto }) {
  const { client, scopes, user_code, lifetime } = device;
  return (
    <>
      <Title order={1} size="h2">
        Sign in to <bdi>{client.name}</bdi> on your device?
      </Title>
      <Person user={view.user} />
      <div>
        <Text size="sm" c="dimmed">
          Your device shows
        </Text>
        <div className={classes.shown}>{user_code}</div>
      </div>
      {scopes.length > 0 && (
        <section aria-labelledby="asked">
          <h2 id="asked" className={consent.subtitle}>
            It will learn
          </h2>
          <ul className={consent.scopes}>
            {scopes.map(({ scope, description }) => (
              <li key={scope}>
                <IconCheck size={18} stroke={2} aria-hidden="true" />
                {description}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="lifetime">
        <h2 id="lifetime" className={consent.subtitle}>
          For how long
        </h2>
        <Text size="sm">
          {lifetimeText(lifetime)} You can withdraw it under Connected applications at any time.
        </Text>
      </section>
      <Form method="post">
        <input type="hidden" name="user_code" value={user_code} />
        <Group grow>
          <SubmitButton intent="deny" variant="default" size="md">
            Deny
          </SubmitButton>
          <SubmitButton intent="allow" size="md">
            Allow
          </SubmitButton>
        </Group>
      </Form>
      <Text size="sm" c="dimmed">
        Allow this only if the device is before you and you began this yourself. Whoever sent you a code wants
        to sign in as you.
      </Text>
    </>
  );
}

function Done({ isAllowed }: { isAllowed: boolean }) {
  const Drawing = isAllowed ? IconCircleCheck : IconCircleX;
  return (
    <>
      <span className={icons.icon}>
        <Drawing size={28} stroke={1.5} aria-hidden="true" />
      </span>
      <div role="status">
        <Title order={1} size="h2">
          {isAllowed ? 'Your device is signed in' : 'The device was not signed in'}
        </Title>
        <Text mt={8}>
          {isAllowed
            ? 'Go back to it: it goes on by itself in a few seconds.'
            : 'It has been told. Its code is used up.'}
        </Text>
      </div>
      <Button
        component={Link}
        to={isAllowed ? '/user/applications' : '/dashboard'}
        variant="default"
        size="md"
      >
        {isAllowed ? 'Connected applications' : 'Go to your dashboard'}
      </Button>
    </>
  );
}
