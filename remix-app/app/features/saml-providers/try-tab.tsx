import { Alert, Button, Stack, Text, TextInput } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { CopyField } from '~/components/panel/copy';
import panel from '~/components/panel/panel.module.css';
import { useTexts } from '~/texts/texts-context';
import { NAME_ID_FORMATS } from './labels';
import { Preview } from './preview';
import type { ProviderState, ProviderView } from './saml-provider.server';
import { labelTexts } from './texts/labels';
import { testSignOnTexts } from './texts/test-sign-on';

interface Props {
  view: ProviderView;
  state: ProviderState | undefined;
}

/** The attributes of the signed-in user as the application would receive them, and a real sign-on to it. */
export function TryTab({ view, state }: Props) {
  const t = useTexts(testSignOnTexts);
  const labels = useTexts(labelTexts);
  const { provider, user } = view;
  return (
    <>
      <section className={panel.panel} aria-labelledby="preview">
        <h2 id="preview" className={panel.panelTitle}>
          {t('preview')}
        </h2>
        <p className={panel.panelAbout}>
          {t.rich('previewAbout', {
            email: <bdi>{user.email}</bdi>,
            format: labels(NAME_ID_FORMATS[provider.name_id_format]),
          })}
        </p>
        <Preview provider={provider} user={user} />
      </section>
      <section className={panel.panel} aria-labelledby="try">
        <h2 id="try" className={panel.panelTitle}>
          {t('title')}
        </h2>
        <p className={panel.panelAbout}>{t('about')}</p>
        <WhyNot view={view} />
        {provider.allow_idp_initiated ? <Launch view={view} /> : <Allow view={view} state={state} />}
      </section>
    </>
  );
}

function WhyNot({ view: { provider, owner, user } }: Pick<Props, 'view'>) {
  const t = useTexts(testSignOnTexts);
  const isForeign = provider.tenant_id !== null && provider.tenant_id !== (user.tenantId ?? null);
  const reason = !provider.is_active
    ? t('disabled')
    : !isForeign
      ? null
      : owner === null
        ? t('otherOrganization')
        : t.rich('onlyMembers', { organization: <bdi>{owner}</bdi> });
  return (
    reason && (
      <Alert color="amber" variant="light" mb="md">
        {reason}
      </Alert>
    )
  );
}

function Launch({ view: { provider } }: Pick<Props, 'view'>) {
  const t = useTexts(testSignOnTexts);
  const { sso_url, launch_url } = provider.identity_provider;
  const custom = provider.custom_identity_provider;
  return (
    <form method="get" action={sso_url} target="_blank" rel="noopener">
      <input type="hidden" name="service_provider" value={provider.id} />
      <Stack gap="md">
        <TextInput
          name="RelayState"
          label={t('relayState')}
          description={t('relayStateHelp')}
          maxLength={1024}
          autoComplete="off"
        />
        <Button
          type="submit"
          style={{ alignSelf: 'start' }}
          leftSection={<IconExternalLink size={16} stroke={1.6} aria-hidden="true" />}
        >
          {t('start')}
        </Button>
        <CopyField label={t('link')} value={launch_url} />
        {custom && (
          <CopyField label={t('customLink')} value={custom.launch_url} about={t('customLinkAbout')} />
        )}
      </Stack>
    </form>
  );
}

function Allow({ view: { provider }, state }: Props) {
  const t = useTexts(testSignOnTexts);
  return (
    <Form method="post">
      <input type="hidden" name="version" value={provider.version} />
      <Stack gap="md">
        <FormAlert state={state} />
        <Text size="sm">{t('notAllowed')}</Text>
        <SubmitButton intent="allow-launch" variant="default" style={{ alignSelf: 'start' }}>
          {t('allow')}
        </SubmitButton>
      </Stack>
    </Form>
  );
}
