import { Anchor, Button, Code, Group, Stack, Text, Title } from '@mantine/core';
import { isRouteErrorResponse, Link, useRouteError } from '@remix-run/react';
import { Centred } from '~/components/panel/centred';
import { useReference } from '~/components/reference';
import type { Refusal } from '~/server/api.server';
import type { ConfirmView } from '~/server/fresh-proof.server';
import type { ChangedSession } from '~/session-binding';
import { ConfirmPage } from '../account/confirm-page';
import { ChangedSessionPage } from './changed-session-page';

interface Explanation {
  title: string;
  text: string;
}

/** Sentences for what goes wrong often; everything else is ours to find by its reference. */
function explain(error: unknown): Explanation {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  switch (status) {
    case 403:
      return {
        title: 'This was not allowed',
        text: 'The request did not come from a page of this site, or your role is not enough for it. Go back, reload the page and try again.',
      };
    case 404:
      return {
        title: 'There is nothing here',
        text: 'The address may be mistyped, or what it named is gone.',
      };
    case 405:
      return { title: 'This cannot be done here', text: 'The page does not accept what was sent to it.' };
    case 429:
      return { title: 'Too many attempts', text: 'Wait a minute, then try again.' };
    case 503:
      return {
        title: 'Gatehouse is not reachable at the moment',
        text: 'Nothing of yours is lost. Try again in a few seconds; if it lasts, tell your administrator.',
      };
    default:
      return {
        title: 'Something went wrong on our side',
        text: 'It has been recorded. Try again; if it happens once more, tell your administrator and name the reference below.',
      };
  }
}

function refusalOf(error: unknown): Partial<Refusal> {
  if (!isRouteErrorResponse(error)) return {};
  return (error.data as Partial<Refusal> | null) ?? {};
}

/** Not an error to the person: a change that waits for re-authentication, or for the session that it belongs to. */
function waitingOf(error: unknown): { confirm?: ConfirmView; changed?: ChangedSession } {
  return isRouteErrorResponse(error) ? (error.data ?? {}) : {};
}

/** What is shown when a page could not be made. */
export function ErrorPage() {
  const error = useRouteError();
  const { confirm, changed } = waitingOf(error);
  if (changed) return <ChangedSessionPage changed={changed} />;
  if (confirm) return <ConfirmPage view={confirm} />;
  return <Explained error={error} />;
}

function Explained({ error }: { error: unknown }) {
  const logged = useReference();
  const refused = refusalOf(error);
  const reference = refused.reference ?? logged;
  const { title, text } = explain(error);
  return (
    <Centred>
      <Stack gap="md" role="alert">
        <Title order={1} size="h2">
          {title}
        </Title>
        <Text c="dimmed">{refused.explanation ?? text}</Text>
        {reference && (
          <Text size="sm">
            Reference: <Code>{reference}</Code>
          </Text>
        )}
        <Group mt="sm">
          {/* The empty address is this very page, asked for anew. */}
          <Button component="a" href="">
            Try again
          </Button>
          <Anchor component={Link} to="/">
            Go to the start page
          </Anchor>
        </Group>
      </Stack>
    </Centred>
  );
}
