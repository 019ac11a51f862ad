import type { LogoutDeliveryDto } from '@gatehouse/contracts';
import { Badge, Text } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconClock, type TablerIcon } from '@tabler/icons-react';
import list from '~/components/list/list.module.css';
import { Pages } from '~/components/list/pages';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import type { ApplicationView } from './application.server';
import { logoutTexts } from './texts/logout';

/** The logout tokens that the application was sent, and why a delivery failed. */
export function SignOutsTab({ view: { application, deliveries } }: { view: ApplicationView }) {
  const t = useTexts(logoutTexts);
  if (!deliveries) return null;
  const { backchannel_logout_uri: uri } = application;
  return (
    <>
      <Text c="dimmed" size="sm" mb="md">
        {uri
          ? t.rich('about', {
              uri,
              code: (inner) => <code style={{ overflowWrap: 'anywhere' }}>{inner}</code>,
            })
          : t('noUri')}
      </Text>
      <div className={list.frame}>
        {deliveries.deliveries.length > 0 ? <Table deliveries={deliveries.deliveries} /> : <Empty />}
      </div>
      <Pages {...deliveries.pages} />
    </>
  );
}

const LOOKS: Record<LogoutDeliveryDto['status'], { color: string; Drawing: TablerIcon }> = {
  sent: { color: 'green', Drawing: IconCircleCheck },
  queued: { color: 'amber', Drawing: IconClock },
  dead: { color: 'red', Drawing: IconCircleX },
};

const REASONS = {
  signed_out: 'signedOut',
  revoked: 'revoked',
  replaced: 'replaced',
  moved: 'moved',
  token_reused: 'tokenReused',
  suspended: 'suspended',
} as const satisfies Record<LogoutDeliveryDto['reason'], string>;

function Table({ deliveries }: { deliveries: readonly LogoutDeliveryDto[] }) {
  const t = useTexts(logoutTexts);
  return (
    <table className={list.table}>
      <thead>
        <tr>
          <th scope="col">{t('event')}</th>
          <th scope="col">{t('status')}</th>
          <th scope="col">{t('attempts')}</th>
          <th scope="col">{t('created')}</th>
          <th scope="col">{t('next')}</th>
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
  const t = useTexts(logoutTexts);
  const { user_id, reason, status, attempts, next_attempt_at, last_error, sent_at, created_at } = delivery;
  const { color, Drawing } = LOOKS[status];
  const at = sent_at ?? (status === 'queued' ? next_attempt_at : null);
  return (
    <tr>
      <td>
        <div style={{ minWidth: 0 }}>
          {t(REASONS[reason])}
          <div className={list.quiet} style={{ overflowWrap: 'anywhere' }}>
            {user_id}
          </div>
        </div>
      </td>
      <td data-label={t('status')}>
        <div>
          <Badge
            color={color}
            variant="light"
            tt="none"
            leftSection={<Drawing size={14} stroke={2} aria-hidden="true" />}
          >
            {t(status)}
          </Badge>
          {last_error && <div className={list.quiet}>{last_error}</div>}
        </div>
      </td>
      <td data-label={t('attempts')}>{attempts}</td>
      <td data-label={t('created')}>
        <When at={created_at} />
      </td>
      <td data-label={t('next')}>{at ? <When at={at} /> : t('noMore')}</td>
    </tr>
  );
}

function Empty() {
  const t = useTexts(logoutTexts);
  return (
    <div className={list.empty}>
      <Text fw={600}>{t('none')}</Text>
      <Text c="dimmed" size="sm" mt={4}>
        {t('noneAbout')}
      </Text>
    </div>
  );
}
