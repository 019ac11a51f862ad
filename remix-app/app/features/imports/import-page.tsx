import type { ImportDto, ImportLine } from '@gatehouse/contracts';
import type { Translate } from '@gatehouse/texts';
import { Alert, Anchor, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { Link, useLocation, useRevalidator } from '@remix-run/react';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import { LocalTime } from '~/components/local-time';
import { Section } from '~/components/panel/section';
import { PageHeader } from '~/components/shell/page-header';
import { useFormats, useTexts } from '~/texts/texts-context';
import classes from './imports.module.css';
import type { ImportView } from './imports.server';
import { importTexts } from './texts/import';
import type english from './texts/import/en';

const EVERY_MS = 1_500;

/** How far an import is, and what became of its lines. */
export function ImportPage({ view }: { view: ImportView }) {
  const { order, told, dialog, list, file } = view;
  const t = useTexts(importTexts);
  const isOpen = !order || order.state === 'waiting' || order.state === 'running';
  useReading(isOpen);
  return (
    <>
      <PageHeader
        title={order?.kind === 'invitations' ? t('titleInvitations') : t('titleTenants')}
        action={
          <Button component={Link} to={list} variant="default">
            {order?.kind === 'invitations' ? t('allInvitations') : t('allTenants')}
          </Button>
        }
      >
        {order && t.rich(isOpen ? 'startedOpen' : 'started', { when: <LocalTime iso={order.createdAt} /> })}
      </PageHeader>
      <Stack gap="lg">
        {order ? <Standing order={order} /> : <Unknown />}
        {order && <Numbers order={order} />}
        {order && told.length > 0 && (
          <Section title={t('notImported')}>
            <Stack gap="md">
              {order.failed > 0 && (
                <Group gap="sm">
                  <Button component={Link} to={withParam(dialog, 'correct', order.id)}>
                    {t('correct', { count: order.failed })}
                  </Button>
                  <Anchor href={file} size="sm" download>
                    {t('download')}
                  </Anchor>
                </Group>
              )}
              <Lines told={told} />
              {order.failed + order.skipped > told.length && (
                <Text size="sm" c="dimmed">
                  {t('firstOf', { shown: told.length, total: order.failed + order.skipped })}
                </Text>
              )}
            </Stack>
          </Section>
        )}
      </Stack>
    </>
  );
}

function Standing({ order }: { order: ImportDto }) {
  const here = useLocation().pathname;
  const t = useTexts(importTexts);
  const formats = useFormats();
  const done = order.created + order.skipped + order.failed;
  const percent = Math.floor((done / order.lines) * 100);
  const outcome = outcomeOf(order, t);
  if (order.state === 'done') {
    return (
      <Note isGood={order.failed === 0} title={t('done')}>
        {outcome}
      </Note>
    );
  }
  if (order.state === 'stopped') {
    return (
      <Note isGood={false} title={t('stopped')}>
        {order.stoppedBecause ? t('stoppedBecause', { reason: order.stoppedBecause, outcome }) : outcome}
      </Note>
    );
  }
  return (
    <div>
      <Progress.Root size="lg">
        <Progress.Section value={percent} aria-label={t('progress')} animated />
      </Progress.Root>
      <Text role="status" mt={6}>
        {order.state === 'waiting'
          ? t('waiting')
          : t('processed', { done, count: order.lines, percent: formats.percent(percent / 100) })}
      </Text>
      <noscript>
        <Link to={here}>{t('checkAgain')}</Link>
      </noscript>
    </div>
  );
}

function Unknown() {
  const t = useTexts(importTexts);
  return (
    <Note isGood={false} title={t('noAnswer')}>
      {t('noAnswerAbout')}
    </Note>
  );
}

function Note({ isGood, title, children }: { isGood: boolean; title: string; children: ReactNode }) {
  const Icon = isGood ? IconCircleCheck : IconAlertCircle;
  return (
    <Alert
      role="status"
      color={isGood ? 'green' : 'orange'}
      variant="light"
      icon={<Icon size={20} aria-hidden="true" />}
    >
      <Text fw={600}>{title}</Text>
      <Text size="sm">{children}</Text>
    </Alert>
  );
}

function Numbers({ order }: { order: ImportDto }) {
  const t = useTexts(importTexts);
  const formats = useFormats();
  const created = order.kind === 'tenants' ? t('tenantsCreated') : t('invitationsSent');
  const rows: [string, number][] = [
    [t('lines'), order.lines],
    [created, order.created],
    [t('skippedExisting'), order.skipped],
    [t('failed'), order.failed],
  ];
  return (
    <dl className={classes.numbers}>
      {rows.map(([label, number]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formats.number(number)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Lines({ told }: { told: readonly ImportLine[] }) {
  const t = useTexts(importTexts);
  const formats = useFormats();
  return (
    <table className={classes.lines}>
      <thead>
        <tr>
          <th scope="col">{t('line')}</th>
          <th scope="col">{t('content')}</th>
          <th scope="col">{t('outcome')}</th>
        </tr>
      </thead>
      <tbody>
        {told.map(({ line, cells, outcome, message }) => (
          <tr key={line}>
            <td>{formats.number(line)}</td>
            <td>
              <bdi>{Object.values(cells).filter(Boolean).join(', ') || t('empty')}</bdi>
            </td>
            <td>{t(outcome === 'skipped' ? 'lineSkipped' : 'lineFailed', { message: message ?? '' })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function outcomeOf(
  { kind, created: count, skipped, failed }: ImportDto,
  t: Translate<typeof english>,
): string {
  return t(kind === 'tenants' ? 'outcomeTenants' : 'outcomeInvitations', { count, skipped, failed });
}

function withParam(path: string, name: string, value: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${name}=${value}`;
}

/** Reads the page again while the import goes on; a reading that fails says so, and the next one follows. */
function useReading(isOpen: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isOpen || state !== 'idle') return;
    const timer = setTimeout(revalidate, EVERY_MS);
    return () => clearTimeout(timer);
  }, [isOpen, state, revalidate]);
}
