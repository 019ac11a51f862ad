import type { ProvisioningDto, ProvisioningObjectDto } from '@gatehouse/contracts';
import { Badge, Group, Text } from '@mantine/core';
import {
  IconCircleCheck,
  IconCircleMinus,
  IconCircleX,
  IconClock,
  IconLogout,
  type TablerIcon,
} from '@tabler/icons-react';
import { Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import list from '~/components/list/list.module.css';
import { Pages } from '~/components/list/pages';
import panel from '~/components/panel/panel.module.css';
import { LinkTabs } from '~/components/shell/link-tabs';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import { ProblemText } from './problem-text';
import classes from './provisioning.module.css';
import type { ObjectFilter, ProvisioningView } from './provisioning.server';
import { provisioningTexts } from './texts/provisioning';

interface Props {
  view: ProvisioningView;
  provisioning: ProvisioningDto;
}

const LOOKS = {
  waiting: { color: 'amber', Drawing: IconClock, text: 'waiting' },
  in_sync: { color: 'green', Drawing: IconCircleCheck, text: 'inSync' },
  refused: { color: 'red', Drawing: IconCircleX, text: 'refused' },
  leaving: { color: 'amber', Drawing: IconLogout, text: 'leaving' },
  gone: { color: 'gray', Drawing: IconCircleMinus, text: 'gone' },
} as const satisfies Record<
  ProvisioningObjectDto['status'],
  { color: string; Drawing: TablerIcon; text: string }
>;

const FILTERS = {
  waiting: 'waiting',
  in_sync: 'inSync',
  refused: 'refused',
  leaving: 'leaving',
  gone: 'gone',
  drifted: 'drifted',
} as const satisfies Record<ObjectFilter, string>;

/** Accounts and groups at the target by status, each explained. */
export function Objects({ view: { objects, filter, pages }, provisioning: { counts } }: Props) {
  const t = useTexts(provisioningTexts);
  const attention = counts.refused + counts.drifted;
  const all = counts.waiting + counts.in_sync + counts.refused + counts.leaving + counts.gone;
  const tab = (status: ObjectFilter | null, label: string, count: number) => ({
    label: `${label} (${count})`,
    to: status ? `?tab=provisioning&status=${status}` : '?tab=provisioning',
    isCurrent: filter === status,
  });
  return (
    <section aria-labelledby="objects" className={classes.part}>
      <Group justify="space-between" mb="xs">
        <h2 id="objects" className={panel.panelTitle} style={{ margin: 0 }}>
          {t('accounts')}
        </h2>
        {attention > 0 && (
          <Form method="post" preventScrollReset>
            <SubmitButton intent="provisioning-retry-all" variant="default" size="xs">
              {t('retryAll', { count: attention })}
            </SubmitButton>
          </Form>
        )}
      </Group>
      <LinkTabs
        label={t('byStatus')}
        tabs={[
          tab(null, t('all'), all),
          ...(Object.entries(FILTERS) as [ObjectFilter, (typeof FILTERS)[ObjectFilter]][]).map(
            ([status, key]) => tab(status, t(key), counts[status]),
          ),
        ]}
      />
      <div className={list.frame}>
        {objects.length > 0 ? <Table objects={objects} /> : <Empty isFiltered={filter !== null} />}
      </div>
      <Pages {...pages} />
    </section>
  );
}

function Empty({ isFiltered }: { isFiltered: boolean }) {
  const t = useTexts(provisioningTexts);
  return (
    <div className={list.empty}>
      <Text fw={600}>{t(isFiltered ? 'noneOfStatus' : 'none')}</Text>
      {!isFiltered && (
        <Text c="dimmed" size="sm" mt={4}>
          {t('noneAbout')}
        </Text>
      )}
    </div>
  );
}

function Table({ objects }: { objects: readonly ProvisioningObjectDto[] }) {
  const t = useTexts(provisioningTexts);
  return (
    <table className={list.table}>
      <thead>
        <tr>
          <th scope="col">{t('account')}</th>
          <th scope="col">{t('status')}</th>
          <th scope="col">{t('lastDelivery')}</th>
          <th scope="col">{t('action')}</th>
        </tr>
      </thead>
      <tbody>
        {objects.map((object) => (
          <Row key={object.id} object={object} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ object }: { object: ProvisioningObjectDto }) {
  const t = useTexts(provisioningTexts);
  const { id, kind, label, status, problem, drift, target_id, synced_at, next_attempt_at, leave_at } = object;
  const { color, Drawing, text } = LOOKS[status];
  return (
    <tr>
      <td>
        <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <bdi>{label || t('erased')}</bdi>
          <div className={list.quiet}>
            {t(kind)}
            {target_id && (
              <>
                {' · '}
                <bdi>{target_id}</bdi>
              </>
            )}
          </div>
        </div>
      </td>
      <td data-label={t('status')}>
        <div style={{ minWidth: 0, whiteSpace: 'normal' }}>
          <Badge
            color={color}
            variant="light"
            tt="none"
            leftSection={<Drawing size={14} stroke={2} aria-hidden="true" />}
          >
            {t(text)}
          </Badge>
          {problem && <ProblemText problem={problem} />}
          {problem && next_attempt_at && (
            <Text size="sm">{t.rich('nextAttempt', { time: <When at={next_attempt_at} /> })}</Text>
          )}
          {status === 'leaving' && leave_at && (
            <Text size="sm">{t.rich('leavesAt', { time: <When at={leave_at} /> })}</Text>
          )}
          {drift && <Drift drift={drift} />}
        </div>
      </td>
      <td data-label={t('lastDelivery')}>{synced_at ? <When at={synced_at} /> : t('never')}</td>
      <td data-label={t('action')}>
        {status !== 'gone' && (
          <Form method="post" preventScrollReset>
            <SubmitButton
              intent={`provisioning-retry:${id}`}
              variant="subtle"
              size="xs"
              aria-label={t('sendAgainNamed', { name: label })}
            >
              {t('sendAgain')}
            </SubmitButton>
          </Form>
        )}
      </td>
    </tr>
  );
}

/** What Gatehouse sent beside what the application has. */
function Drift({ drift }: { drift: NonNullable<ProvisioningObjectDto['drift']> }) {
  const t = useTexts(provisioningTexts);
  return (
    <div className={classes.drift}>
      <Text size="sm" c="dimmed">
        {t('driftAbout')}
      </Text>
      {drift.map(({ attribute, ours, theirs }) => (
        <dl key={attribute} aria-label={attribute}>
          <dt>{t('attribute')}</dt>
          <dd>
            <code>{attribute}</code>
          </dd>
          <dt>Gatehouse</dt>
          <dd>
            <bdi>{shown(ours)}</bdi>
          </dd>
          <dt>{t('application')}</dt>
          <dd>
            <bdi>{shown(theirs)}</bdi>
          </dd>
        </dl>
      ))}
    </div>
  );
}

/** A plural attribute by its values. */
function shown(value: unknown): string {
  if (typeof value === 'string') return value;
  const values = Array.isArray(value) ? value.map((item) => (item as { value?: unknown } | null)?.value) : [];
  const isPlain = values.length > 0 && values.every((item) => typeof item === 'string');
  return isPlain ? values.join(', ') : JSON.stringify(value ?? null);
}
