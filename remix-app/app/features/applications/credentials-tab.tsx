import type { OAuthClientSecretDto } from '@gatehouse/contracts';
import { NativeSelect, Stack, Text } from '@mantine/core';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { CopyField } from '~/components/panel/copy';
import classes from '~/components/panel/panel.module.css';
import { When } from '~/components/when';
import type { ApplicationState, ApplicationView } from './application.server';
import { authMethodLabel } from './application-status';
import { SecretOnce } from './secret-once';

interface Props {
  view: ApplicationView;
  state: ApplicationState | undefined;
}

/** How long the secret of before still works, in seconds. */
const OVERLAPS = [
  { value: '86400', label: '1 day' },
  { value: '604800', label: '7 days' },
  { value: '2592000', label: '30 days' },
  { value: '3600', label: '1 hour' },
  { value: '0', label: 'Not at all: it stops at once' },
];

export function CredentialsTab({ view: { application, secrets }, state }: Props) {
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
          Who the application is
        </h2>
        <div className={classes.grid}>
          <CopyField
            label="Client ID"
            value={application.client_id}
            about="Public. It never changes and is never given to another."
          />
          <div>
            <Text size="sm" fw={560} c="dimmed">
              Proves itself by
            </Text>
            <Text size="sm">{authMethodLabel(application.token_endpoint_auth_method)}</Text>
          </div>
          {application.grant_types.includes('authorization_code') && (
            <div>
              <Text size="sm" fw={560} c="dimmed">
                PKCE
              </Text>
              <Text size="sm">
                {application.require_pkce ? 'Required' : 'Not required. This is the weaker choice.'}
              </Text>
            </div>
          )}
        </div>
      </section>
      {isPublic ? <NoSecret /> : <Rotation secrets={secrets} state={state} />}
    </>
  );
}

function NoSecret() {
  return (
    <section className={classes.panel} aria-labelledby="secret">
      <h2 id="secret" className={classes.panelTitle}>
        No secret
      </h2>
      <p className={classes.panelAbout} style={{ marginBottom: 0 }}>
        This application runs where a secret would not stay one. Each sign-in is tied to it by PKCE instead.
      </p>
    </section>
  );
}

function Kept({ secrets }: { secrets: readonly OAuthClientSecretDto[] }) {
  return (
    <ul className={classes.secrets}>
      {secrets.map(({ id, last_four, created_at, expires_at, creator_left }) => (
        <li key={id}>
          <code>
            {'•'.repeat(8)}
            {last_four}
          </code>
          <span>
            made <When at={created_at} />
          </span>
          <span>
            {expires_at ? (
              <>
                ends <When at={expires_at} />
              </>
            ) : (
              'in use until it is replaced'
            )}
          </span>
          {creator_left && (
            <strong>
              The person who created it no longer manages this application, but still knows it. Rotate it.
            </strong>
          )}
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
  return (
    <section className={classes.panel} aria-labelledby="secret">
      <h2 id="secret" className={classes.panelTitle}>
        Client secret
      </h2>
      <p className={classes.panelAbout}>
        Only a hash of it is kept, so it can be replaced but not shown. While the old one still works, put the
        new one into the application; nothing stands still.
      </p>
      <Kept secrets={secrets} />
      <Form method="post">
        <Stack gap="md">
          <FormAlert state={state?.message && !state.secret ? state : undefined} />
          <NativeSelect
            name="keep_old_seconds"
            label="The old secret still works for"
            data={OVERLAPS}
            maw={320}
          />
          <SubmitButton intent="rotate" variant="default" style={{ alignSelf: 'start' }}>
            Make a new secret
          </SubmitButton>
        </Stack>
      </Form>
    </section>
  );
}
