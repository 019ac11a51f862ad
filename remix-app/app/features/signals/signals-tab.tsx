import { SIGNAL_DELIVERIES, SIGNAL_POLL_SECONDS, type SignalReceiverDto } from '@gatehouse/contracts';
import { Alert, Checkbox, NativeSelect, Stack, TextInput } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import { CopyField } from '~/components/panel/copy';
import { Disclosure } from '~/components/panel/disclosure';
import panel from '~/components/panel/panel.module.css';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import { SignalEvents } from './signal-events';
import classes from './signals.module.css';
import type { SignalsState, SignalsView } from './signals.server';
import { signalsTexts } from './texts/tab';

interface Props {
  /** ID of the connection. */
  id: string;
  view: SignalsView;
  state: SignalsState | undefined;
}

/** Security events of the connection's identity provider: status, settings, what arrived. */
export function SignalsTab({ id, view: { receiver, events }, state }: Props) {
  const t = useTexts(signalsTexts);
  return (
    <div className={classes.tab}>
      <section className={panel.panel} aria-labelledby="signals">
        <h2 id="signals" className={panel.panelTitle}>
          {t('title')}
        </h2>
        <p className={panel.panelAbout}>{t('about')}</p>
        {state?.secret && <SecretOnce secret={state.secret} />}
        {receiver ? (
          <Status id={id} receiver={receiver} state={state} />
        ) : (
          <p className={panel.note}>{t('none')}</p>
        )}
        {!receiver && <Settings id={id} receiver={null} state={state} />}
      </section>
      {receiver && (
        <>
          <SignalEvents events={events} />
          <section className={panel.panel} aria-labelledby="signal-settings">
            <h2 id="signal-settings" className={panel.panelTitle}>
              {t('settings')}
            </h2>
            <Settings key={receiver.version} id={id} receiver={receiver} state={state} />
          </section>
          <Stop id={id} />
        </>
      )}
    </div>
  );
}

function SecretOnce({ secret }: { secret: string }) {
  const t = useTexts(signalsTexts);
  return (
    <Alert
      role="status"
      color="amber"
      variant="light"
      icon={<IconKey size={20} stroke={1.6} aria-hidden="true" />}
      title={t('secretOnce')}
      mb="md"
    >
      <div className={panel.secret}>
        <CopyField label={t('secret')} value={secret} />
      </div>
    </Alert>
  );
}

function Status({ id, receiver, state }: { id: string; receiver: SignalReceiverDto; state: Props['state'] }) {
  const t = useTexts(signalsTexts);
  const { streamId, lastEventAt, counts, secretLastFour, secretCreatedAt, delivery } = receiver;
  const isPushed = delivery === 'push';
  return (
    <Stack gap="md">
      {state?.message && state.values.issuer === undefined && <FormAlert state={state} />}
      <div className={panel.grid}>
        {isPushed && (
          <>
            <CopyField label={t('endpoint')} value={receiver.endpoint} />
            <p className={panel.note}>{t('endpointAbout')}</p>
          </>
        )}
        <CopyField label={t('audience')} value={receiver.audience} />
      </div>
      <dl className={classes.facts}>
        <Fact label={t('delivery')}>{t(receiver.delivery)}</Fact>
        {receiver.pollError && (
          <Fact label={t('pollError')}>
            <bdi lang="en">{receiver.pollError}</bdi>
          </Fact>
        )}
        {isPushed && (
          <Fact label={t('secret')}>
            <code dir="ltr">••••{secretLastFour}</code>{' '}
            {t.rich('secretMade', { at: <When at={secretCreatedAt} /> })}
          </Fact>
        )}
        <Fact label={t('stream')}>
          {streamId === null ? t('unmanaged') : t.rich('managed', { id: <bdi>{streamId}</bdi> })}
        </Fact>
        <Fact label={t('verification')}>
          <Verification {...receiver} />
        </Fact>
        <Fact label={t('lastEvent')}>{lastEventAt ? <When at={lastEventAt} /> : t('noEvent')}</Fact>
        <Fact label={t('counts')}>{t('countsOf', counts)}</Fact>
      </dl>
      <Form method="post" isDraft={false} preventScrollReset className={classes.buttons}>
        {streamId !== null && (
          <SubmitButton intent={`signals-verify:${id}`} variant="default">
            {t('verify')}
          </SubmitButton>
        )}
      </Form>
      {isPushed && (
        <Disclosure summary={t('rotate')}>
          <p className={panel.note}>{t('rotateAbout')}</p>
          <Form method="post" isDraft={false}>
            <SubmitButton intent={`signals-rotate:${id}`} variant="default">
              {t('rotate')}
            </SubmitButton>
          </Form>
        </Disclosure>
      )}
    </Stack>
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

function Verification({
  verifiedAt,
  verificationRequestedAt: requestedAt,
}: Pick<SignalReceiverDto, 'verifiedAt' | 'verificationRequestedAt'>) {
  const t = useTexts(signalsTexts);
  const isPending = requestedAt !== null && (verifiedAt === null || requestedAt > verifiedAt);
  if (isPending) return t.rich('requested', { at: <When at={requestedAt} /> });
  return verifiedAt === null ? t('notVerified') : t.rich('verified', { at: <When at={verifiedAt} /> });
}

function Settings({
  id,
  receiver,
  state,
}: {
  id: string;
  receiver: SignalReceiverDto | null;
  state: Props['state'];
}) {
  const t = useTexts(signalsTexts);
  const form = useFirstError(state);
  const { values = {}, errors = {} } = state ?? {};
  const isTyped = values.issuer !== undefined;
  return (
    <Form method="post" noValidate ref={form} className={classes.form}>
      <Stack gap="md">
        {(isTyped || !receiver) && <FormAlert state={state} />}
        <input type="hidden" name="version" value={receiver?.version ?? 0} />
        <TextInput
          name="issuer"
          label={t('issuer')}
          description={t('issuerHelp')}
          placeholder="https://login.example.com"
          defaultValue={values.issuer ?? receiver?.issuer}
          error={errors.issuer}
          required
        />
        <TextInput
          name="audience"
          label={t('audience')}
          description={t('audienceHelp')}
          defaultValue={values.audience ?? receiver?.audience}
          error={errors.audience}
          maxLength={500}
        />
        {!receiver && (
          <NativeSelect
            name="delivery"
            label={t('delivery')}
            description={t('deliveryHelp', { seconds: SIGNAL_POLL_SECONDS })}
            defaultValue={values.delivery ?? 'push'}
            data={SIGNAL_DELIVERIES.map((value) => ({ value, label: t(value) }))}
          />
        )}
        {(!receiver || receiver.streamId !== null) && (
          <TextInput
            name="managementToken"
            type="password"
            autoComplete="off"
            label={t('token')}
            description={t(receiver?.streamId ? 'tokenKept' : 'tokenHelp')}
            error={errors.managementToken}
          />
        )}
        <Checkbox
          radius="sm"
          name="blocksDisabled"
          label={t('blocks')}
          description={t('blocksHelp')}
          defaultChecked={isTyped ? values.blocksDisabled === 'on' : (receiver?.blocksDisabled ?? true)}
        />
        <SubmitButton intent={`signals-save:${id}`} style={{ alignSelf: 'start' }}>
          {t(receiver ? 'save' : 'setUp')}
        </SubmitButton>
      </Stack>
    </Form>
  );
}

function Stop({ id }: { id: string }) {
  const t = useTexts(signalsTexts);
  return (
    <section className={`${panel.panel} ${panel.danger}`} aria-labelledby="signals-stop">
      <h2 id="signals-stop" className={panel.panelTitle}>
        {t('stop')}
      </h2>
      <p className={panel.panelAbout}>{t('stopAbout')}</p>
      <Disclosure summary={t('stop')} isDangerous>
        <Form method="post" isDraft={false}>
          <SubmitButton intent={`signals-stop:${id}`} color="red" mt="sm">
            {t('stop')}
          </SubmitButton>
        </Form>
      </Disclosure>
    </section>
  );
}
