import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { isRouteErrorResponse, Link, useRouteError } from '@remix-run/react';
import { Centred } from '~/components/panel/centred';
import { Reference } from '~/components/panel/reference-line';
import { useReference } from '~/components/reference';
import { PageTitle } from '~/components/shell/page-title';
import type { Refusal } from '~/server/api.server';
import type { ConfirmView } from '~/server/reauthentication.server';
import type { ChangedSession } from '~/session-binding';
import { useTexts } from '~/texts/texts-context';
import { ConfirmPage } from '../account/confirm-page';
import { ChangedSessionPage } from './changed-session-page';
import { errorTexts } from './texts/errors';
import type english from './texts/errors/en';

type Sentence = keyof typeof english;

interface Explanation {
  title: Sentence;
  text: Sentence;
}

/** Sentences for what goes wrong often; everything else is ours to find by its reference. */
function explain(error: unknown, { isHidden }: Partial<Refusal>): Explanation {
  if (isHidden) return { title: 'hidden', text: 'accessDeniedAbout' };
  const status = isRouteErrorResponse(error) ? error.status : 500;
  switch (status) {
    case 403:
      return { title: 'accessDenied', text: 'accessDeniedAbout' };
    case 404:
      return { title: 'notFound', text: 'notFoundAbout' };
    case 405:
      return { title: 'notSupported', text: 'notSupportedAbout' };
    case 429:
      return { title: 'tooMany', text: 'tooManyAbout' };
    case 503:
      return { title: 'unavailable', text: 'unavailableAbout' };
    default:
      return { title: 'unexpected', text: 'unexpectedAbout' };
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
  const t = useTexts(errorTexts);
  const logged = useReference();
  const refused = refusalOf(error);
  const reference = refused.reference ?? logged;
  const { title, text } = explain(error, refused);
  const explanation = refused.isHidden ? refused.detail : refused.explanation;
  return (
    <Centred>
      <Stack gap="md" role="alert">
        <PageTitle>{t(title)}</PageTitle>
        <Text c="dimmed">{explanation ?? t(text)}</Text>
        {reference && <Reference reference={reference} />}
        <Group mt="sm">
          {/* The empty address is this very page, asked for anew. */}
          <Button component="a" href="">
            {t('tryAgain')}
          </Button>
          <Anchor component={Link} to="/">
            {t('toStart')}
          </Anchor>
        </Group>
      </Stack>
    </Centred>
  );
}
