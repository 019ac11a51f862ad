import type { DeviceRequestDto } from '@gatehouse/contracts';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconCheck, IconCircleCheck, IconCircleX, IconDevices } from '@tabler/icons-react';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import { AuthShell } from '~/components/shell/auth-shell';
import icons from '~/components/shell/message-icon.module.css';
import { PageTitle } from '~/components/shell/page-title';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import { lifetimeText } from '../oauth2/access-lifetime';
import consent from '../oauth2/consent-form.module.css';
import { Person } from '../oauth2/person';
import { scopeText } from '../oauth2/scope-text';
import { consentTexts } from '../oauth2/texts/consent';
import classes from './device-page.module.css';
import { deviceTexts } from './texts/device';

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
  const t = useTexts(deviceTexts);
  const form = useFirstError(state);
  return (
    <>
      <span className={icons.icon}>
        <IconDevices size={28} stroke={1.5} aria-hidden="true" />
      </span>
      <div>
        <PageTitle>{t('connect')}</PageTitle>
        <Text c="dimmed" mt={4}>
          {t('connectAbout')}
        </Text>
      </div>
      <Form method="post" noValidate ref={form}>
        <Stack gap="md">
          <FormAlert state={state} />
          <TextInput
            name="user_code"
            label={t('code')}
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
            {t('continue')}
          </SubmitButton>
        </Stack>
      </Form>
    </>
  );
}

function Question({ view, device }: { view: DeviceView; device: DeviceRequestDto }) {
  const t = useTexts(deviceTexts);
  const terms = useTexts(consentTexts);
  const { client, scopes, user_code, lifetime } = device;
  return (
    <>
      <PageTitle>{t.rich('signInTo', { application: <bdi>{client.name}</bdi> })}</PageTitle>
      <Person user={view.user} />
      <div>
        <Text size="sm" c="dimmed">
          {t('shown')}
        </Text>
        <div className={classes.shown}>{user_code}</div>
      </div>
      {scopes.length > 0 && (
        <section aria-labelledby="asked">
          <h2 id="asked" className={consent.subtitle}>
            {terms('requested')}
          </h2>
          <ul className={consent.scopes}>
            {scopes.map((asked) => (
              <li key={asked.scope}>
                <IconCheck size={18} stroke={2} aria-hidden="true" />
                {scopeText(terms, asked)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="lifetime">
        <h2 id="lifetime" className={consent.subtitle}>
          {terms('duration')}
        </h2>
        <Text size="sm">{lifetimeText(terms, lifetime)}</Text>
      </section>
      <Form method="post">
        <input type="hidden" name="user_code" value={user_code} />
        <Group grow>
          <SubmitButton intent="deny" variant="default" size="md">
            {terms('deny')}
          </SubmitButton>
          <SubmitButton intent="allow" size="md">
            {terms('allow')}
          </SubmitButton>
        </Group>
      </Form>
      <Text size="sm" c="dimmed">
        {t('warning')}
      </Text>
    </>
  );
}

function Done({ isAllowed }: { isAllowed: boolean }) {
  const t = useTexts(deviceTexts);
  const Drawing = isAllowed ? IconCircleCheck : IconCircleX;
  return (
    <>
      <span className={icons.icon}>
        <Drawing size={28} stroke={1.5} aria-hidden="true" />
      </span>
      <div role="status">
        <PageTitle>{t(isAllowed ? 'allowed' : 'denied')}</PageTitle>
        <Text mt={8}>{t(isAllowed ? 'allowedAbout' : 'deniedAbout')}</Text>
      </div>
      <Button
        component={Link}
        to={isAllowed ? '/user/applications' : '/dashboard'}
        variant="default"
        size="md"
      >
        {t(isAllowed ? 'toConnected' : 'toDashboard')}
      </Button>
    </>
  );
}
