import { Anchor, Button, Group, Stack, Text, Textarea, Title } from '@mantine/core';
import { Centred } from '~/components/panel/centred';
import { BINDING_FIELD, type ChangedSession } from '~/session-binding';
import { Owner } from '../session/held-page';

/** In the place of a form that was rendered for another session: whose session it is now, and what was typed. */
export function ChangedSessionPage({ changed: { now, target, fields } }: { changed: ChangedSession }) {
  const typed = fields.filter(([name, value]) => name !== BINDING_FIELD && value !== '');
  return (
    <Centred width={560}>
      <Stack gap="lg">
        <div role="alert">
          <Title order={1} size="h2">
            {now ? 'You are signed in to another account or organization' : 'Your session has ended'}
          </Title>
          <Text mt="xs">
            {now ? (
              <>
                This browser is now signed in as <Owner {...now} />. The page with this form was opened for
                another account, organization or role.{' '}
              </>
            ) : (
              'You are signed out. '
            )}
            Nothing was saved.
          </Text>
        </div>
        <Text c="dimmed">
          To send the form, sign in to the first account{' '}
          <Anchor href="/login" target="_blank">
            in another tab
          </Anchor>
          , then come back to this page.
        </Text>
        <form method="post" action={target}>
          <Stack gap="sm">
            {fields.map(([name, value], index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a form may send a name twice, and the list never changes
              <textarea key={`${name} ${index}`} name={name} value={value} readOnly hidden />
            ))}
            {typed.length > 0 && <Typed fields={typed} />}
            <Group mt="xs">
              <Button type="submit">Send again</Button>
              <Anchor href={now ? target : `/login?${new URLSearchParams({ returnTo: target })}`}>
                {now ? `Open the page as ${now.email}` : 'Discard and sign in'}
              </Anchor>
            </Group>
          </Stack>
        </form>
      </Stack>
    </Centred>
  );
}

/** To be read and copied. */
function Typed({ fields }: { fields: ChangedSession['fields'] }) {
  return (
    <details open>
      <summary>What the form contains</summary>
      <Stack gap="xs" mt="xs">
        {fields.map(([name, value], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a form may send a name twice, and the list never changes
          <Textarea key={`${name} ${index}`} label={name} value={value} readOnly autosize maxRows={8} />
        ))}
      </Stack>
    </details>
  );
}
