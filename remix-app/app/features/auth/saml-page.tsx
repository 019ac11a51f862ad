import { Anchor, Stack, Text, TextInput } from '@mantine/core';
import { Link, useSearchParams } from '@remix-run/react';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import { AuthShell } from '~/components/shell/auth-shell';
import { PageTitle } from '~/components/shell/page-title';
import { useTexts } from '~/texts/texts-context';
import type { SignInState } from './home-realm';
import { RealmOffer } from './realm-offer';
import { loginTexts } from './texts/login';

/** Finds the organization's SAML connection by the user's address. */
export function SamlPage({ state }: { state: SignInState | undefined }) {
  const t = useTexts(loginTexts);
  const form = useFirstError(state);
  const [query] = useSearchParams();
  const returnTo = query.get('returnTo');
  return (
    <AuthShell>
      <Stack gap="lg">
        <div>
          <PageTitle>{t('samlTitle')}</PageTitle>
          <Text c="dimmed" mt={4}>
            {t('samlAbout')}
          </Text>
        </div>
        <Form method="post" noValidate ref={form}>
          <Stack gap="md">
            <FormAlert state={state} />
            <TextInput
              name="email"
              label={t('workEmail')}
              autoComplete="username"
              inputMode="email"
              autoCapitalize="none"
              spellCheck={false}
              required
              withAsterisk={false}
              size="md"
              defaultValue={state?.values.email ?? ''}
              error={state?.errors.email}
            />
            <RealmOffer realm={state?.realm ?? null} popup={undefined} />
            <SubmitButton intent="saml" size="md" fullWidth mt={4}>
              {t('continue')}
            </SubmitButton>
          </Stack>
        </Form>
        <Text size="sm" c="dimmed" ta="center">
          <Anchor
            component={Link}
            to={returnTo ? `/login?${new URLSearchParams({ returnTo })}` : '/login'}
            size="sm"
          >
            {t('anotherWay')}
          </Anchor>
        </Text>
      </Stack>
    </AuthShell>
  );
}
