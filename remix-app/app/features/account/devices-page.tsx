import { type DeviceDto, FACTORS } from '@gatehouse/contracts';
import { Badge, Text, TextInput, VisuallyHidden } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile, IconTerminal2, type TablerIcon } from '@tabler/icons-react';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { PageHeader } from '~/components/shell/page-header';
import { When } from '~/components/when';
import type { FormState } from '~/form-state';
import classes from './devices-page.module.css';
import settings from './settings.module.css';

interface Props {
  devices: readonly DeviceDto[];
  answer: { id: string; state: FormState } | undefined;
}

/** The browsers and machines that signed in as this person, and the way to be rid of each. */
export function DevicesPage({ devices, answer }: Props) {
  return (
    <>
      <PageHeader title="My devices">
        The browsers and machines that signed in as you. If you do not know one, sign it out and change your
        password.
      </PageHeader>
      <FormAlert state={answer?.state} />
      <ul className={classes.cards}>
        {devices.map((device) => (
          <Card key={device.id} device={device} state={answer?.id === device.id ? answer.state : undefined} />
        ))}
      </ul>
      {devices.length === 0 && (
        <Text c="dimmed">No device is known yet. The next time that you sign in, yours appears here.</Text>
      )}
    </>
  );
}

const DRAWINGS: Record<DeviceDto['kind'], TablerIcon> = {
  desktop: IconDeviceDesktop,
  mobile: IconDeviceMobile,
  script: IconTerminal2,
};

function Card({ device, state }: { device: DeviceDto; state: FormState | undefined }) {
  const { id, name, kind, isCurrent, address, firstSeenAt, lastSeenAt, openSessions } = device;
  const Drawing = DRAWINGS[kind];
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <span className={settings.icon}>
          <Drawing size={20} stroke={1.6} aria-hidden="true" />
        </span>
        <h2 className={classes.name}>
          <bdi>{name}</bdi>
        </h2>
        <Badge color={openSessions > 0 ? 'green' : 'gray'} variant="light" tt="none">
          {isCurrent ? 'This device' : openSessions > 0 ? 'Signed in' : 'Signed out'}
        </Badge>
      </div>
      <dl className={classes.facts}>
        <dt>Last seen</dt>
        <dd>
          <When at={lastSeenAt} />
        </dd>
        <dt>Network</dt>
        <dd>{address ?? 'Unknown'}</dd>
        <dt>First seen</dt>
        <dd>
          <When at={firstSeenAt} />
        </dd>
      </dl>
      <details className={settings.rename}>
        <summary>
          Rename<VisuallyHidden> {name}</VisuallyHidden>
        </summary>
        <Form method="post" preventScrollReset className={settings.inline}>
          <input type="hidden" name="id" value={id} />
          <TextInput
            name="name"
            aria-label={`New name of ${name}`}
            defaultValue={state?.values.name ?? name}
            error={state?.errors.name}
            maxLength={FACTORS.nameMaxLength}
          />
          <SubmitButton intent="rename" variant="default">
            Save
          </SubmitButton>
        </Form>
      </details>
      <Form method="post" preventScrollReset className={classes.actions}>
        <input type="hidden" name="id" value={id} />
        {openSessions > 0 && (
          <SubmitButton intent="sign-out" variant="default" size="sm">
            Sign out<VisuallyHidden> {name}</VisuallyHidden>
          </SubmitButton>
        )}
        <SubmitButton intent="forget" variant="default" size="sm">
          Forget<VisuallyHidden> {name}</VisuallyHidden>
        </SubmitButton>
      </Form>
    </li>
  );
}
