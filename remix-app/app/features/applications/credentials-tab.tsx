import type { OAuthClientSecretDto } from '@gatehouse/contracts';
import { NativeSelect, Stack, Text } from '@mantine/core';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { CopyField } from '~/components/panel/copy';
import classes from '~/components/panel/panel.module.css';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import type { ApplicationState, ApplicationView } from './application.server';
import { AuthMethod } from './application-status';
import { SecretOnce } from './secret-once';
import { applicationTexts } from './texts/application';
import { commonTexts } from './texts/common';

interface Props {
  view: ApplicationView;
  state: ApplicationState | undefined;
}

const HOUR = 3_600;
const DAY = 24 * HOUR;

export function CredentialsTab({ view: { application, secrets }, state }: Props) {
  const t = useTexts(applicationTexts);
  const common = useTexts(commonTexts);
  const isPublic = application.token_endpoint_auth_method === 'none';
  return (
    <>
      {state?.secret && (
        <div style={{ maxWidth: 720, marginBottom: 20 }}>
          <SecretOnce clientId={application.client_id} secret={state.secret} />
        </div>
      )}
      <section className={classes.panel} aria-labelledby="identity">
        <h2 id="identity" className={classes.panelTitle}>
          {t('identity')}
        </h2>
        <div className={classes.grid}>
          <CopyField label={common('clientId')} value={application.client_id} about={t('clientIdAbout')} />
          <div>
            <Text size="sm" fw={560} c="dimmed">
              {common('clientAuthentication')}
            </Text>
            <Text size="sm">
              <AuthMethod method={application.token_endpoint_auth_method} />
            </Text>
          </div>
          {application.grant_types.includes('authorization_code') && (
            <div>
              <Text size="sm" fw={560} c="dimmed">
                {t('pkce')}
              </Text>
              <Text size="sm">{application.require_pkce ? t('pkceRequired') : t('pkceOptional')}</Text>
            </div>
          )}
        </div>
      </section>
      {isPublic ? <NoSecret /> : <Rotation secrets={secrets} state={state} />}
    </>
  );
}

function NoSecret() {
  const t = useTexts(applicationTexts);
  return (
    <section className={classes.panel} aria-labelledby="secret">
      <h2 id="secret" className={classes.panelTitle}>
        {t('noSecret')}
      </h2>
      <p className={classes.panelAbout} style={{ marginBottom: 0 }}>
        {t('noSecretAbout')}
      </p>
    </section>
  );
}

function Kept({ secrets }: { secrets: readonly OAuthClientSecretDto[] }) {
  const t = useTexts(applicationTexts);
  return (
    <ul className={classes.secrets}>
      {secrets.map(({ id, last_four, created_at, expires_at, creator_left }) => (
        <li key={id}>
          <code>
            {'•'.repeat(8)}
            {last_four}
          </code>
          <span>{t.rich('secretCreated', { time: <When at={created_at} /> })}</span>
          <span>
            {expires_at ? t.rich('secretExpires', { time: <When at={expires_at} /> }) : t('secretCurrent')}
          </span>
          {creator_left && <strong>{t('creatorLeft')}</strong>}
        </li>
      ))}
    </ul>
  );
}

interface RotationProps {
  secrets: readonly OAuthClientSecretDto[];
  state: ApplicationState | undefined;
}

function Rotation({ secrets, state }: RotationProps) {
  const t = useTexts(applicationTexts);
  const common = useTexts(commonTexts);
  const overlaps = [
    ...[1, 7, 30].map((count) => ({ value: String(count * DAY), label: t('days', { count }) })),
    { value: String(HOUR), label: t('hours', { count: 1 }) },
    { value: '0', label: t('revokeNow') },
  ];
  return (
    <section className={classes.panel} aria-labelledby="secret">
      <h2 id="secret" className={classes.panelTitle}>
        {common('clientSecret')}
      </h2>
      <p className={classes.panelAbout}>{t('secretAbout')}</p>
      <Kept secrets={secrets} />
      <Form method="post">
        <Stack gap="md">
          <FormAlert state={state?.message && !state.secret ? state : undefined} />
          <NativeSelect name="keep_old_seconds" label={t('keepOld')} data={overlaps} maw={320} />
          <SubmitButton intent="rotate" variant="default" style={{ alignSelf: 'start' }}>
            {t('rotate')}
          </SubmitButton>
        </Stack>
      </Form>
    </section>
  );
}
