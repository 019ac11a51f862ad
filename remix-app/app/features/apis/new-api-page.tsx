import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconArrowLeft } from '@tabler/icons-react';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import list from '~/components/list/list.module.css';
import panel from '~/components/panel/panel.module.css';
import { PageTitle } from '~/components/shell/page-title';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import { ApiFields } from './api-fields';
import { BLANK_API, shownApi } from './api-form';
import { createTexts } from './texts/create';
import { fieldTexts } from './texts/fields';

interface Props {
  base: string;
  /** Whether the person may register for any organization, and for none. */
  isPlatform: boolean;
  state: FormState | undefined;
}

/** Registering an API: how it is named in tokens, what can be done there, and what its tokens are. */
export function NewApiPage({ base, isPlatform, state }: Props) {
  const t = useTexts(createTexts);
  const fields = useTexts(fieldTexts);
  const form = useFirstError(state);
  return (
    <>
      <div className={list.head}>
        <div>
          <PageTitle>{t('title')}</PageTitle>
          <Text c="dimmed" size="sm" mt={4}>
            {t('about')}
          </Text>
        </div>
      </div>
      <Form method="post" noValidate ref={form} className={panel.panel}>
        <Stack gap="lg">
          <FormAlert state={state} />
          <TextInput
            name="identifier"
            label={fields('identifier')}
            description={t('identifierHelp')}
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
              label={t('organization')}
              description={t('organizationHelp')}
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
              leftSection={<IconArrowLeft size={16} aria-hidden="true" className="mirrored" />}
            >
              {fields('allApis')}
            </Button>
            <SubmitButton intent="create">{t('register')}</SubmitButton>
          </Group>
        </Stack>
      </Form>
    </>
  );
}
