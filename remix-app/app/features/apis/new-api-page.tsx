import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconArrowLeft } from '@tabler/icons-react';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import list from '~/components/list/list.module.css';
import panel from '~/components/panel/panel.module.css';
import type { FormState } from '~/form-state';
import { ApiFields } from './api-fields';
import { BLANK_API, shownApi } from './api-form';

interface Props {
  base: string;
  /** Whether the person may register for any organization, and for none. */
  isPlatform: boolean;
  state: FormState | undefined;
}

/** Registering an API: how it is named in tokens, what can be done there, and what its tokens are. */
export function NewApiPage({ base, isPlatform, state }: Props) {
  const form = useFirstError(state);
  return (
    <>
      <div className={list.head}>
        <div>
          <h1 className={list.title}>New API</h1>
          <Text c="dimmed" size="sm" mt={4}>
            A service that takes access tokens. Applications ask for a token by its identifier.
          </Text>
        </div>
      </div>
      <Form method="post" noValidate ref={form} className={panel.panel}>
        <Stack gap="lg">
          <FormAlert state={state} />
          <TextInput
            name="identifier"
            label="Identifier (audience)"
            description="An address that is yours; it need not answer. Applications send it as resource, tokens carry it as aud, and the API refuses a token that names another. It never changes."
            placeholder="https://api.example.com"
            defaultValue={state?.values.identifier ?? ''}
            error={state?.errors.identifier}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            inputMode="url"
            maxLength={500}
            required
            withAsterisk={false}
          />
          <ApiFields values={shownApi(state, BLANK_API)} errors={state?.errors ?? {}} />
          {isPlatform && (
            <TextInput
              name="owner"
              label="Organization (optional)"
              description="Its code, such as TEN-001, or its slug: only applications of that organization may ask for it. Left empty, only applications that serve everybody may."
              defaultValue={state?.values.owner ?? ''}
              error={state?.errors.owner ?? state?.errors.tenant_id}
              maxLength={120}
            />
          )}
          <Group justify="space-between" mt="xs">
            <Button
              component={Link}
              to={base}
              variant="subtle"
              color="gray"
              leftSection={<IconArrowLeft size={16} aria-hidden="true" />}
            >
              All APIs
            </Button>
            <SubmitButton intent="create">Register API</SubmitButton>
          </Group>
        </Stack>
      </Form>
    </>
  );
}
