import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconClockOff, IconLink } from '@tabler/icons-react';
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
import { linkTexts } from './texts/link';

interface Props {
  /** Null if the sign-in is over. */
  link: { email: string; message: string } | null;
  state: FormState | undefined;
}

/** The password of the account proves once that the account and the identity at the provider belong to one user. */
export function LinkPage({ link, state }: Props) {
  return <AuthShell>{link ? <Prove link={link} state={state} /> : <Over />}</AuthShell>;
}

function Prove({ link, state }: { link: NonNullable<Props['link']>; state: FormState | undefined }) {
  const t = useTexts(linkTexts);
  const form = useFirstError(state);
  return (
    <Stack gap="md">
      <span className={classes.icon}>
        <IconLink size={28} stroke={1.5} aria-hidden="true" />
      </span>
      <PageTitle>{t('title')}</PageTitle>
      <Text>
        {link.message} {t('afterwards')}
      </Text>
      <Form method="post" noValidate ref={form}>
        <Stack gap="md">
          <FormAlert state={state} />
          <Text size="sm" c="dimmed">
            {t.rich('account', {
              email: <bdi>{link.email}</bdi>,
              b: (inner) => <strong>{inner}</strong>,
            })}
          </Text>
          {/* Tells a password manager which account is meant. */}
          <input type="text" name="email" autoComplete="username" value={link.email} readOnly hidden />
          <PasswordField state={state} />
          <SubmitButton intent="link" size="md" fullWidth>
            {t('link')}
          </SubmitButton>
        </Stack>
      </Form>
      <Anchor component={Link} to="/login" size="sm">
        {t('otherMethod')}
      </Anchor>
    </Stack>
  );
}

/** A sign-in that took too long, is completed, or began in another browser. */
export function Over() {
  const t = useTexts(linkTexts);
  return (
    <Stack gap="md">
      <span className={classes.icon}>
        <IconClockOff size={28} stroke={1.5} aria-hidden="true" />
      </span>
      <PageTitle>{t('over')}</PageTitle>
      <Text role="alert">{t('overAbout')}</Text>
      <Anchor component={Link} to="/login">
        {t('toSignIn')}
      </Anchor>
    </Stack>
  );
}
