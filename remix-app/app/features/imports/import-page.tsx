import type { ImportDto, ImportLine } from '@gatehouse/contracts';
import { Alert, Anchor, Button, Group, Progress, Stack, Table, Text } from '@mantine/core';
import { Link, useLocation, useRevalidator } from '@remix-run/react';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import { LocalTime } from '~/components/local-time';
import { Section } from '~/components/panel/section';
import { PageHeader } from '~/components/shell/page-header';
import classes from './imports.module.css';
import type { ImportView } from './imports.server';

const EVERY_MS = 1_500;

/** How far an import is, and what became of its lines. */
export function ImportPage({ view }: { view: ImportView }) {
  const { order, told, dialog, list, file } = view;
  const isOpen = !order || order.state === 'waiting' || order.state === 'running';
  useReading(isOpen);
  return (
    <>
      <PageHeader
        title={order?.kind === 'invitations' ? 'Import of invitations' : 'Import of tenants'}
        action={
          <Button component={Link} to={list} variant="default">
            {order?.kind === 'invitations' ? 'All invitations' : 'All tenants'}
          </Button>
        }
      >
        {order ? (
          <>
            Started <LocalTime iso={order.createdAt} />. {isOpen && 'You can leave this page and return.'}
          </>
        ) : null}
      </PageHeader>
      <Stack gap="lg">
        {order ? <Standing order={order} /> : <Unknown />}
        {order && <Numbers order={order} />}
        {order && told.length > 0 && (
          <Section title="Lines that were not imported">
            <Stack gap="md">
              {order.failed > 0 && (
                <Group gap="sm">
                  <Button component={Link} to={withParam(dialog, 'correct', order.id)}>
                    Correct {lines(order.failed)}
                  </Button>
                  <Anchor href={file} size="sm" download>
                    Download the failed lines
                  </Anchor>
                </Group>
              )}
              <Lines told={told} />
              {order.failed + order.skipped > told.length && (
                <Text size="sm" c="dimmed">
                  The first {told.length} of {order.failed + order.skipped}. The file has all failed lines.
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
  const done = order.created + order.skipped + order.failed;
  const percent = Math.floor((done / order.lines) * 100);
  if (order.state === 'done') {
    return (
      <Note isGood={order.failed === 0} title="The import is complete">
        {outcomeOf(order)}
      </Note>
    );
  }
  if (order.state === 'stopped') {
    return (
      <Note isGood={false} title="The import was stopped">
        {order.stoppedBecause} {outcomeOf(order)}
      </Note>
    );
  }
  return (
    <div>
      <Progress.Root size="lg">
        <Progress.Section value={percent} aria-label="Progress of the import" animated />
      </Progress.Root>
      <Text role="status" mt={6}>
        {order.state === 'waiting'
          ? 'The import waits for its turn.'
          : `${done.toLocaleString('en')} of ${lines(order.lines)} processed (${percent} %).`}
      </Text>
      <noscript>
        <Link to={here}>Check again</Link>
      </noscript>
    </div>
  );
}

function Unknown() {
  return (
    <Note isGood={false} title="The server does not answer">
      How far the import is can't be read right now. It does not stop because of this. This page checks again
      by itself.
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
  const created = order.kind === 'tenants' ? 'Tenants created' : 'Invitations sent';
  const rows: [string, number][] = [
    ['Lines', order.lines],
    [created, order.created],
    ['Skipped: exist already', order.skipped],
    ['Failed', order.failed],
  ];
  return (
    <dl className={classes.numbers}>
      {rows.map(([label, number]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{number.toLocaleString('en')}</dd>
        </div>
      ))}
    </dl>
  );
}

function Lines({ told }: { told: readonly ImportLine[] }) {
  return (
    <Table className={classes.lines}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Line</Table.Th>
          <Table.Th>Content</Table.Th>
          <Table.Th>Outcome</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {told.map(({ line, cells, outcome, message }) => (
          <Table.Tr key={line}>
            <Table.Td>{line}</Table.Td>
            <Table.Td>
              <bdi>{Object.values(cells).filter(Boolean).join(', ') || '(empty)'}</bdi>
            </Table.Td>
            <Table.Td>
              {outcome === 'skipped' ? 'Skipped' : 'Failed'}: {message}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function outcomeOf({ kind, created, skipped, failed }: ImportDto): string {
  const things = kind === 'tenants' ? ['tenant', 'tenants'] : ['invitation', 'invitations'];
  const verb = kind === 'tenants' ? 'created' : 'sent';
  return `${created.toLocaleString('en')} ${created === 1 ? things[0] : things[1]} ${verb}, ${skipped.toLocaleString('en')} skipped, ${failed.toLocaleString('en')} failed.`;
}

function lines(count: number): string {
  return count === 1 ? '1 line' : `${count.toLocaleString('en')} lines`;
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
