import type { SsoType } from '@gatehouse/contracts';
import { Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconArrowLeft } from '@tabler/icons-react';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import list from '~/components/list/list.module.css';
import panel from '~/components/panel/panel.module.css';
import { SSO_PROVIDERS } from '~/components/sso-providers';
import type { FormState } from '~/form-state';
import { ConfigurationFields } from './configuration-fields';
import { BLANK } from './configuration-form';
import { RefusedAlert } from './refused-alert';

interface Props {
  /** Null until it is chosen. */
  type: SsoType | null;
  base: string;
  isPlatform: boolean;
  state: FormState | undefined;
}

/** Connecting a directory by hand: first of what type it is, then what only its owner knows. */
export function NewConfigurationPage({ type, base, isPlatform, state }: Props) {
  const about = type
    ? SSO_PROVIDERS[type].about
    : 'Which directory do the people have? The answer decides what is asked for.';
  return (
    <>
      <div className={list.head}>
        <div>
          <h1 className={list.title}>{type ? `Connect ${SSO_PROVIDERS[type].kind}` : 'New configuration'}</h1>
          <Text c="dimmed" size="sm" mt={4}>
            {about}
          </Text>
        </div>
      </div>
      {type ? <Details type={type} isPlatform={isPlatform} state={state} /> : <Choice base={base} />}
    </>
  );
}

function Choice({ base }: { base: string }) {
  return (
    <>
      <div className={panel.presets}>
        {(Object.keys(SSO_PROVIDERS) as SsoType[]).map((type) => {
          const { kind, about, Drawing } = SSO_PROVIDERS[type];
          return (
            <Link key={type} to={`?type=${type}`} className={panel.preset}>
              <Drawing size={26} stroke={1.5} aria-hidden="true" />
              <span className={panel.presetName}>{kind}</span>
              <span className={panel.presetAbout}>{about}</span>
            </Link>
          );
        })}
      </div>
      <Anchor component={Link} to={base} size="sm" mt="lg" display="inline-block">
        All configurations
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
  const form = useFirstError(state);
  return (
    <Form method="post" encType="multipart/form-data" noValidate ref={form} className={panel.panel}>
      <input type="hidden" name="type" value={type} />
      <Stack gap="lg">
        <RefusedAlert state={state} />
        {isPlatform && (
          <TextInput
            name="owner"
            label="Organization (optional)"
            description="Its code, such as TEN-001, or its slug. Left empty, it is the platform's own, behind the buttons of the login pages."
            defaultValue={state?.values.owner ?? ''}
            error={state?.errors.owner ?? state?.errors.tenantId}
            maxLength={120}
          />
        )}
        <ConfigurationFields
          type={type}
          values={state ? state.values : BLANK}
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
            leftSection={<IconArrowLeft size={16} aria-hidden="true" />}
          >
            Another type
          </Button>
          <SubmitButton intent="create">Save</SubmitButton>
        </Group>
        <Text size="sm" c="dimmed">
          It starts inactive: nobody is sent there until you enable it.
        </Text>
      </Stack>
    </Form>
  );
}
