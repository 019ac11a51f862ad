import { Anchor, Stack, Text, TextInput } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconSitemap } from '@tabler/icons-react';
import { PasswordField } from '~/components/forms/credential-fields';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { useFirstError } from '~/components/forms/use-first-error';
import { AuthShell } from '~/components/shell/auth-shell';
import classes from '~/components/shell/message-icon.module.css';
import { PageTitle } from '~/components/shell/page-title';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import { Over } from './link-page';
import type { AskedPassword } from './sso-directory.server';
import { directoryTexts } from './texts/directory';
import { linkTexts } from './texts/link';

interface Props {
  /** Null if the sign-in is over. */
  asked: AskedPassword | null;
  state: FormState | undefined;
}

/** Asks for the password of an LDAP directory, which has no sign-in page of its own. */
export function DirectoryPage({ asked, state }: Props) {
  return (
    <AuthShell brand={asked?.organization ?? null}>
      {asked ? <Ask {...asked} state={state} /> : <Over />}
    </AuthShell>
  );
}

function Ask({ username, organization, state }: AskedPassword & Pick<Props, 'state'>) {
  const t = useTexts(directoryTexts);
  const link = useTexts(linkTexts);
  const form = useFirstError(state);
  return (
    <Stack gap="md">
      <span className={classes.icon}>
        <IconSitemap size={28} stroke={1.5} aria-hidden="true" />
      </span>
      <PageTitle>{t('title')}</PageTitle>
      <Text>
        {organization ? t.rich('aboutOf', { organization: <bdi>{organization.name}</bdi> }) : t('about')}
      </Text>
      <Form method="post" noValidate ref={form}>
        <Stack gap="md">
          <FormAlert state={state} />
          <TextInput
            name="username"
            label={t('username')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            withAsterisk={false}
            size="md"
            defaultValue={state?.values.username ?? username}
            error={state?.errors.username}
            dir="auto"
          />
          <PasswordField state={state} label={t('password')} />
          <SubmitButton intent="directory" size="md" fullWidth>
            {t('signIn')}
          </SubmitButton>
        </Stack>
      </Form>
      <Anchor component={Link} to="/login" size="sm">
        {link('otherMethod')}
      </Anchor>
    </Stack>
  );
}
