import type { ClientSignals, SignalStreamDto } from '@gatehouse/contracts';
import { Badge, Stack } from '@mantine/core';
import { IconCircleCheck, IconCircleOff, IconClockPause } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { CopyField } from '~/components/panel/copy';
import { Disclosure } from '~/components/panel/disclosure';
import panel from '~/components/panel/panel.module.css';
import { When } from '~/components/when';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import classes from './signals.module.css';
import { streamTexts } from './texts/stream';

interface Props {
  signals: ClientSignals;
  state: FormState | undefined;
}

/** Security events that an application receives: whether it may, and how delivery goes. */
export function StreamTab({ signals, state }: Props) {
  const t = useTexts(streamTexts);
  const { allowed, configurationUrl, stream } = signals;
  return (
    <div className={classes.tab}>
      <section className={panel.panel} aria-labelledby="events">
        <h2 id="events" className={panel.panelTitle}>
          {t('title')}
        </h2>
        <p className={panel.panelAbout}>{t('about')}</p>
        <Stack gap="md">
          <FormAlert state={state} />
          {configurationUrl === null ? (
            <p className={panel.note}>{t('platform')}</p>
          ) : allowed ? (
            <Allowed {...signals} />
          ) : (
            <NotAllowed />
          )}
        </Stack>
      </section>
      {allowed && (
        <section className={panel.panel} aria-labelledby="event-stream">
          <h2 id="event-stream" className={panel.panelTitle}>
            {stream ? t('stream') : t('noStream')}
          </h2>
          {stream ? <Stream {...stream} /> : <p className={panel.note}>{t('noStreamAbout')}</p>}
        </section>
      )}
    </div>
  );
}

function NotAllowed() {
  const t = useTexts(streamTexts);
  return (
    <Form method="post" isDraft={false}>
      <p className={panel.note}>{t('notAllowed')}</p>
      <SubmitButton intent="allow-events">{t('allow')}</SubmitButton>
    </Form>
  );
}

function Allowed({ configurationUrl, resource }: ClientSignals) {
  const t = useTexts(streamTexts);
  return (
    <>
      <p className={panel.note}>{t('scopes')}</p>
      <div className={panel.grid}>
        <CopyField label={t('configuration')} value={configurationUrl ?? ''} />
        <CopyField label={t('resource')} value={resource ?? ''} />
      </div>
      <Disclosure summary={t('disallow')} isDangerous>
        <p className={panel.note}>{t('disallowAbout')}</p>
        <Form method="post" isDraft={false}>
          <SubmitButton intent="stop-events" color="red" size="compact-sm">
            {t('disallow')}
          </SubmitButton>
        </Form>
      </Disclosure>
    </>
  );
}

const STATUSES = {
  enabled: { color: 'green', Drawing: IconCircleCheck },
  paused: { color: 'amber', Drawing: IconClockPause },
  disabled: { color: 'gray', Drawing: IconCircleOff },
} as const;

function Stream(stream: SignalStreamDto) {
  const t = useTexts(streamTexts);
  const { status, statusReason, delivery, endpointUrl, events, queued, failures, lastError, deliveredAt } =
    stream;
  const { color, Drawing } = STATUSES[status];
  return (
    <dl className={classes.facts}>
      <Fact label={t('status')}>
        <Badge
          color={color}
          variant="light"
          tt="none"
          leftSection={<Drawing size={14} stroke={2} aria-hidden="true" />}
        >
          {t(status)}
        </Badge>{' '}
        {statusReason && <bdi>{statusReason}</bdi>}
      </Fact>
      <Fact label={t('delivery')}>
        {delivery === 'push' ? t.rich('push', { url: <bdi>{endpointUrl}</bdi> }) : t('poll')}
      </Fact>
      <Fact label={t('events')}>
        <span className={classes.types}>
          {events.map((type) => (
            <code key={type} dir="ltr" title={type}>
              {type.split('/').at(-1)}
            </code>
          ))}
        </span>
      </Fact>
      <Fact label={t('queued')}>{t('queuedOf', { count: queued })}</Fact>
      <Fact label={t('delivered')}>{deliveredAt ? <When at={deliveredAt} /> : t('never')}</Fact>
      {lastError && (
        <Fact label={t('failures')}>
          {t.rich('failuresOf', { count: failures, error: <bdi lang="en">{lastError}</bdi> })}
        </Fact>
      )}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
