import { Alert, Anchor, Button, Stack, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { Reference } from '~/components/panel/reference-line';
import { TechnicalContact } from '~/components/panel/technical-contact';
import { AuthShell } from '~/components/shell/auth-shell';
import classes from '~/components/shell/message-icon.module.css';
import { PageTitle } from '~/components/shell/page-title';
import { useTexts } from '~/texts/texts-context';
import type { CallbackView } from './callback-view';
import { callbackTexts } from './texts/callback';

/** The callback page of a sign-in, with its result if no other page shows it. */
export function CallbackPage({ view }: { view: CallbackView }) {
  return (
    <AuthShell>
      <div data-relay={view.relay ?? ''} data-relay-message={view.message ?? ''}>
        {view.message === null ? <Done view={view} /> : <Refused view={view} />}
      </div>
    </AuthShell>
  );
}

/** Visible for a second in a pop-up, and longer only if it can't close itself. */
function Done({ view }: { view: CallbackView }) {
  const t = useTexts(callbackTexts);
  return (
    <Stack gap="md">
      <span className={classes.icon}>
        <IconCircleCheck size={28} stroke={1.5} aria-hidden="true" />
      </span>
      <PageTitle>{t('verified')}</PageTitle>
      <Text role="status">{t('closes')}</Text>
      <Text size="sm" c="dimmed">
        {t.rich('staysOpen', {
          link: (inner) => (
            <Anchor href={view.onward ?? '/login'} size="sm">
              {inner}
            </Anchor>
          ),
        })}
      </Text>
    </Stack>
  );
}

function Refused({ view: { message, reference, code, contact } }: { view: CallbackView }) {
  const t = useTexts(callbackTexts);
  return (
    <Stack gap="lg">
      <PageTitle>{t('failed')}</PageTitle>
      <Alert
        role="alert"
        color="red"
        variant="light"
        icon={<IconAlertCircle size={20} stroke={1.6} aria-hidden="true" />}
      >
        <Text fw={600} c="var(--mantine-color-error)">
          {message}
        </Text>
      </Alert>
      {contact && <TechnicalContact contact={contact} />}
      {reference && <Reference reference={reference} />}
      <Stack gap="xs">
        {code === 'unknown_person' && (
          <Button component={Link} to="/login?tab=sign-up" size="md">
            {t('signUp')}
          </Button>
        )}
        <Button
          component={Link}
          to="/login"
          size="md"
          variant={code === 'unknown_person' ? 'default' : 'filled'}
        >
          {t('toSignIn')}
        </Button>
      </Stack>
    </Stack>
  );
}
