import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconArrowLeft } from '@tabler/icons-react';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import { useNamedOwner } from '~/components/forms/use-named-owner';
import list from '~/components/list/list.module.css';
import panel from '~/components/panel/panel.module.css';
import { PageTitle } from '~/components/shell/page-title';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import { AutoJoinChoice } from './auto-join-choice';
import { claimTexts } from './texts/claim';
import { domainLabels } from './texts/labels';

interface Props {
  base: string;
  /** Whether the person may claim for any organization. */
  isPlatform: boolean;
  state: FormState | undefined;
}

/** The first of two steps: saying which domain it is. The second is to verify it. */
export function ClaimPage({ base, isPlatform, state }: Props) {
  const form = useFirstError(state);
  const { of } = useNamedOwner();
  const t = useTexts(claimTexts);
  const label = useTexts(domainLabels);
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
            name="domain"
            label={t('domain')}
            description={t('domainAbout')}
            placeholder="acme.com"
            defaultValue={state?.values.domain ?? ''}
            error={state?.errors.domain}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            inputMode="url"
            maxLength={260}
            required
            withAsterisk={false}
          />
          {isPlatform && (
            <TextInput
              name="owner"
              label={t('organization')}
              description={t('organizationAbout')}
              defaultValue={state?.values.owner ?? of}
              error={state?.errors.owner ?? state?.errors.tenantId}
              maxLength={120}
              required
              withAsterisk={false}
            />
          )}
          <AutoJoinChoice chosen={state?.values.autoJoin === 'invite_only' ? 'invite_only' : 'sso'} />
          <Group justify="space-between" mt="xs">
            <Button
              component={Link}
              to={base}
              variant="subtle"
              color="gray"
              leftSection={<IconArrowLeft size={16} className="mirrored" aria-hidden="true" />}
            >
              {label('allDomains')}
            </Button>
            <SubmitButton intent="claim">{t('claim')}</SubmitButton>
          </Group>
        </Stack>
      </Form>
    </>
  );
}
