import type { SsoType } from '@gatehouse/contracts';
import { Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconArrowLeft } from '@tabler/icons-react';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import list from '~/components/list/list.module.css';
import panel from '~/components/panel/panel.module.css';
import { PageTitle } from '~/components/shell/page-title';
import { SSO_PROVIDERS } from '~/components/sso-providers';
import { ssoProvidersTexts } from '~/components/texts/sso-providers';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import { ConfigurationFields } from './configuration-fields';
import { blankOf } from './configuration-form';
import { RefusedAlert } from './refused-alert';
import { connectionTexts } from './texts/connection';
import { newConnectionTexts } from './texts/new';

interface Props {
  /** Null until it is chosen. */
  type: SsoType | null;
  base: string;
  isPlatform: boolean;
  state: FormState | undefined;
}

/** Adds a connection by hand: first its type, then what only its owner knows. */
export function NewConfigurationPage({ type, base, isPlatform, state }: Props) {
  const t = useTexts(newConnectionTexts);
  const providers = useTexts(ssoProvidersTexts);
  return (
    <>
      <div className={list.head}>
        <div>
          <PageTitle>{type ? t('connect', { kind: SSO_PROVIDERS[type].kind }) : t('title')}</PageTitle>
          <Text c="dimmed" size="sm" mt={4}>
            {type ? providers(SSO_PROVIDERS[type].about) : t('about')}
          </Text>
        </div>
      </div>
      {type ? <Details type={type} isPlatform={isPlatform} state={state} /> : <Choice base={base} />}
    </>
  );
}

function Choice({ base }: { base: string }) {
  const shared = useTexts(connectionTexts);
  const providers = useTexts(ssoProvidersTexts);
  return (
    <>
      <div className={panel.presets}>
        {(Object.keys(SSO_PROVIDERS) as SsoType[]).map((type) => {
          const { kind, about, Drawing } = SSO_PROVIDERS[type];
          return (
            <Link key={type} to={`?type=${type}`} className={panel.preset}>
              <Drawing size={26} stroke={1.5} aria-hidden="true" />
              <span className={panel.presetName}>{kind}</span>
              <span className={panel.presetAbout}>{providers(about)}</span>
            </Link>
          );
        })}
      </div>
      <Anchor component={Link} to={base} size="sm" mt="lg" display="inline-block">
        {shared('allConnections')}
      </Anchor>
    </>
  );
}

function Details({
  type,
  isPlatform,
  state,
}: {
  type: SsoType;
  isPlatform: boolean;
  state: FormState | undefined;
}) {
  const t = useTexts(newConnectionTexts);
  const shared = useTexts(connectionTexts);
  const form = useFirstError(state);
  return (
    <Form method="post" encType="multipart/form-data" noValidate ref={form} className={panel.panel}>
      <input type="hidden" name="type" value={type} />
      <Stack gap="lg">
        <RefusedAlert state={state} />
        {isPlatform && (
          <TextInput
            name="owner"
            label={t('owner')}
            description={t('ownerAbout')}
            defaultValue={state?.values.owner ?? ''}
            error={state?.errors.owner ?? state?.errors.tenantId}
            maxLength={120}
          />
        )}
        <ConfigurationFields
          type={type}
          values={state ? state.values : blankOf(type)}
          errors={state?.errors ?? {}}
          hasDomains
          isSecretSet={false}
          isPrivateKeySet={false}
        />
        <Group justify="space-between" mt="xs">
          <Button
            component={Link}
            to="?"
            variant="subtle"
            color="gray"
            leftSection={<IconArrowLeft size={16} className="mirrored" aria-hidden="true" />}
          >
            {t('otherType')}
          </Button>
          <SubmitButton intent="create">{shared('save')}</SubmitButton>
        </Group>
        <Text size="sm" c="dimmed">
          {t('startsInactive')}
        </Text>
      </Stack>
    </Form>
  );
}
