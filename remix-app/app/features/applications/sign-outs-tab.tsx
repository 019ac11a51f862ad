import type { LogoutDeliveryDto } from '@gatehouse/contracts';
import { Badge, Text } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconClock, type TablerIcon } from '@tabler/icons-react';
import list from '~/components/list/list.module.css';
import { Pages } from '~/components/list/pages';
import { When } from '~/components/when';
import type { ApplicationView } from './application.server';

/** Whether the application was told when people signed out, and why not where it was not. */
export function SignOutsTab({ view: { application, deliveries } }: { view: ApplicationView }) {
  if (!deliveries) return null;
  const { backchannel_logout_uri: address } = application;
  return (
    <>
      <Text c="dimmed" size="sm" mb="md">
        {address ? (
          <>
            When somebody signs out, Gatehouse tells{' '}
            <code style={{ overflowWrap: 'anywhere' }}>{address}</code> and tries again where it does not
            answer. Kept for 30 days.
          </>
        ) : (
          'The application is not told when somebody signs out: it has no back-channel address. Give it one under Settings.'
        )}
      </Text>
      <div className={list.frame}>
        {deliveries.deliveries.length > 0 ? <Table deliveries={deliveries.deliveries} /> : <Empty />}
      </div>
      <Pages {...deliveries.pages} />
    </>
  );
}

const LOOKS: Record<LogoutDeliveryDto['status'], { label: string; color: string; Drawing: TablerIcon }> = {
  sent: { label: 'Told', color: 'green', Drawing: IconCircleCheck },
  queued: { label: 'Waiting', color: 'amber', Drawing: IconClock },
  dead: { label: 'Given up', color: 'red', Drawing: IconCircleX },
};

const REASONS: Record<LogoutDeliveryDto['reason'], string> = {
  signed_out: 'Signed out',
  revoked: 'Session ended by an admin',
  replaced: 'Signed in as somebody else',
  suspended: 'Suspended',
};

function Table({ deliveries }: { deliveries: readonly LogoutDeliveryDto[] }) {
  return (
    <table className={list.table}>
      <thead>
        <tr>
          <th scope="col">What happened</th>
          <th scope="col">Status</th>
          <th scope="col">Attempts</th>
          <th scope="col">Since</th>
          <th scope="col">Next or done</th>
        </tr>
      </thead>
      <tbody>
        {deliveries.map((delivery) => (
          <Row key={delivery.id} delivery={delivery} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ delivery }: { delivery: LogoutDeliveryDto }) {
  const { user_id, reason, status, attempts, next_attempt_at, last_error, sent_at, created_at } = delivery;
  const { label, color, Drawing } = LOOKS[status];
  const at = sent_at ?? (status === 'queued' ? next_attempt_at : null);
  return (
    <tr>
      <td>
        <div style={{ minWidth: 0 }}>
          {REASONS[reason]}
          <div className={list.quiet} style={{ overflowWrap: 'anywhere' }}>
            {user_id}
          </div>
        </div>
      </td>
      <td data-label="Status">
        <div>
          <Badge
            color={color}
            variant="light"
            tt="none"
            leftSection={<Drawing size={14} stroke={2} aria-hidden="true" />}
          >
            {label}
          </Badge>
          {last_error && <div className={list.quiet}>{last_error}</div>}
        </div>
      </td>
      <td data-label="Attempts">{attempts}</td>
      <td data-label="Since">
        <When at={created_at} />
      </td>
      <td data-label="Next or done">{at ? <When at={at} /> : 'No more'}</td>
    </tr>
  );
}

function Empty() {
  return (
    <div className={list.empty}>
      <Text fw={600}>Nobody signed out lately</Text>
      <Text c="dimmed" size="sm" mt={4}>
        Each time this application is told of a sign-out, it appears here with what became of it.
      </Text>
    </div>
  );
}
