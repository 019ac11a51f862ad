import { Anchor, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { Centred } from '~/components/panel/centred';
import { Disclosure } from '~/components/panel/disclosure';
import { PageTitle } from '~/components/shell/page-title';
import { BINDING_FIELD, type ChangedSession } from '~/session-binding';
import { useTexts } from '~/texts/texts-context';
import { Owner } from '../session/owner';
import { changedSessionTexts } from './texts/changed-session';

/** In the place of a form that was rendered for another session: whose session it is now, and what was typed. */
export function ChangedSessionPage({ changed: { now, target, fields } }: { changed: ChangedSession }) {
  const t = useTexts(changedSessionTexts);
  const typed = fields.filter(([name, value]) => name !== BINDING_FIELD && value !== '');
  return (
    <Centred width={560}>
      <Stack gap="lg">
        <div role="alert">
          <PageTitle>{t(now ? 'other' : 'ended')}</PageTitle>
          <Text mt="xs">{now ? t.rich('otherAbout', { owner: <Owner {...now} /> }) : t('endedAbout')}</Text>
        </div>
        <Text c="dimmed">
          {t.rich('howToSend', {
            link: (inner) => (
              <Anchor href="/login" target="_blank">
                {inner}
              </Anchor>
            ),
          })}
        </Text>
        <form method="post" action={target}>
          <Stack gap="sm">
            {fields.map(([name, value], index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a form may send a name twice, and the list never changes
              <textarea key={`${name} ${index}`} name={name} value={value} readOnly hidden />
            ))}
            {typed.length > 0 && <Typed fields={typed} />}
            <Group mt="xs">
              <Button type="submit">{t('sendAgain')}</Button>
              <Anchor href={now ? target : `/login?${new URLSearchParams({ returnTo: target })}`}>
                {now ? t.rich('openAs', { email: <bdi>{now.email}</bdi> }) : t('discard')}
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
  const t = useTexts(changedSessionTexts);
  return (
    <Disclosure open summary={t('contents')}>
      <Stack gap="xs" mt="xs">
        {fields.map(([name, value], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a form may send a name twice, and the list never changes
          <Textarea key={`${name} ${index}`} label={name} value={value} readOnly autosize maxRows={8} />
        ))}
      </Stack>
    </Disclosure>
  );
}
