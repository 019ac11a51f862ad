import { type DeviceDto, FACTORS } from '@gatehouse/contracts';
import { Badge, Text, TextInput, VisuallyHidden } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile, IconTerminal2, type TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { Disclosure } from '~/components/panel/disclosure';
import { PageHeader } from '~/components/shell/page-header';
import { useDeviceName } from '~/components/use-device-name';
import { When } from '~/components/when';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import classes from './devices-page.module.css';
import settings from './settings.module.css';
import { devicesTexts } from './texts/devices';

interface Props {
  devices: readonly DeviceDto[];
  answer: { id: string; state: FormState } | undefined;
}

/** The user's devices, with actions to sign out or forget each. */
export function DevicesPage({ devices, answer }: Props) {
  const t = useTexts(devicesTexts);
  return (
    <>
      <PageHeader title={t('title')}>{t('about')}</PageHeader>
      <FormAlert state={answer?.state} />
      <ul className={classes.cards}>
        {devices.map((device) => (
          <Card key={device.id} device={device} state={answer?.id === device.id ? answer.state : undefined} />
        ))}
      </ul>
      {devices.length === 0 && <Text c="dimmed">{t('none')}</Text>}
    </>
  );
}

const DRAWINGS: Record<DeviceDto['kind'], TablerIcon> = {
  desktop: IconDeviceDesktop,
  mobile: IconDeviceMobile,
  script: IconTerminal2,
};

function Card({ device, state }: { device: DeviceDto; state: FormState | undefined }) {
  const { id, kind, isCurrent, address, firstSeenAt, lastSeenAt, openSessions } = device;
  const t = useTexts(devicesTexts);
  const name = useDeviceName()(device.name);
  const Drawing = DRAWINGS[kind];
  const hidden = (inner: ReactNode) => <VisuallyHidden>{inner}</VisuallyHidden>;
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
          {t(isCurrent ? 'thisDevice' : openSessions > 0 ? 'signedIn' : 'signedOut')}
        </Badge>
      </div>
      <dl className={classes.facts}>
        <dt>{t('lastSeen')}</dt>
        <dd>
          <When at={lastSeenAt} />
        </dd>
        <dt>{t('network')}</dt>
        <dd>{address ? <bdi>{address}</bdi> : t('unknown')}</dd>
        <dt>{t('firstSeen')}</dt>
        <dd>
          <When at={firstSeenAt} />
        </dd>
      </dl>
      <Disclosure className={settings.rename} summary={t.rich('rename', { name: <bdi>{name}</bdi>, hidden })}>
        <Form method="post" preventScrollReset className={settings.inline}>
          <input type="hidden" name="id" value={id} />
          <TextInput
            name="name"
            aria-label={t('newNameOf', { name })}
            defaultValue={state?.values.name ?? name}
            error={state?.errors.name}
            maxLength={FACTORS.nameMaxLength}
          />
          <SubmitButton intent="rename" variant="default">
            {t('save')}
          </SubmitButton>
        </Form>
      </Disclosure>
      <Form method="post" preventScrollReset className={classes.actions}>
        <input type="hidden" name="id" value={id} />
        {openSessions > 0 && (
          <SubmitButton intent="sign-out" variant="default" size="sm">
            {t.rich('signOut', { name: <bdi>{name}</bdi>, hidden })}
          </SubmitButton>
        )}
        <SubmitButton intent="forget" variant="default" size="sm">
          {t.rich('forget', { name: <bdi>{name}</bdi>, hidden })}
        </SubmitButton>
      </Form>
    </li>
  );
}
