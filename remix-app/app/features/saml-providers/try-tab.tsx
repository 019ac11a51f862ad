import { Alert, Button, Stack, Text, TextInput } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { CopyField } from '~/components/panel/copy';
import panel from '~/components/panel/panel.module.css';
import { NAME_ID_FORMATS } from './labels';
import { Preview } from './preview';
import type { ProviderState, ProviderView } from './saml-provider.server';

interface Props {
  view: ProviderView;
  state: ProviderState | undefined;
}

/** What the application would be told of whoever looks, and a real sign-on to it. */
export function TryTab({ view, state }: Props) {
  const { provider, user } = view;
  return (
    <>
      <section className={panel.panel} aria-labelledby="preview">
        <h2 id="preview" className={panel.panelTitle}>
          What it is told about you
        </h2>
        <p className={panel.panelAbout}>
          You are <bdi>{user.email}</bdi>. NameID: {NAME_ID_FORMATS[provider.name_id_format].toLowerCase()}.
        </p>
        <Preview provider={provider} user={user} />
      </section>
      <section className={panel.panel} aria-labelledby="try">
        <h2 id="try" className={panel.panelTitle}>
          Try a real sign-on
        </h2>
        <p className={panel.panelAbout}>
          Opens the application in a new tab and signs you in with a signed assertion about you. It is
          recorded in the audit trail like any other sign-on.
        </p>
        <WhyNot view={view} />
        {provider.allow_idp_initiated ? <Launch view={view} /> : <Allow view={view} state={state} />}
      </section>
    </>
  );
}

function WhyNot({ view: { provider, owner, user } }: Pick<Props, 'view'>) {
  const isForeign = provider.tenant_id !== null && provider.tenant_id !== (user.tenantId ?? null);
  const reason = !provider.is_active
    ? 'This application is disabled, so the sign-on will be refused.'
    : isForeign
      ? `It receives members of ${owner ?? 'its organization'} only. You will be asked to sign in as one of them; use a private window for that.`
      : null;
  return (
    reason && (
      <Alert color="amber" variant="light" mb="md">
        {reason}
      </Alert>
    )
  );
}

function Launch({ view: { provider } }: Pick<Props, 'view'>) {
  const { sso_url, launch_url } = provider.identity_provider;
  return (
    <form method="get" action={sso_url} target="_blank" rel="noopener">
      <input type="hidden" name="service_provider" value={provider.id} />
      <Stack gap="md">
        <TextInput
          name="RelayState"
          label="RelayState (optional)"
          description="Passed on unchanged. Many applications open the page that it names."
          maxLength={1024}
          autoComplete="off"
        />
        <Button
          type="submit"
          style={{ alignSelf: 'start' }}
          leftSection={<IconExternalLink size={16} stroke={1.6} aria-hidden="true" />}
        >
          Try it
        </Button>
        <CopyField label="The same as a link" value={launch_url} />
      </Stack>
    </form>
  );
}

function Allow({ view: { provider }, state }: Props) {
  return (
    <Form method="post">
      <input type="hidden" name="version" value={provider.version} />
      <Stack gap="md">
        <FormAlert state={state} />
        <Text size="sm">
          Sign-ons that start here are not allowed for this application. Start at the application instead, or
          allow them now; you can undo that under Settings. The application must accept assertions that it did
          not ask for.
        </Text>
        <SubmitButton intent="allow-launch" variant="default" style={{ alignSelf: 'start' }}>
          Allow sign-ons that start here
        </SubmitButton>
      </Stack>
    </Form>
  );
}
