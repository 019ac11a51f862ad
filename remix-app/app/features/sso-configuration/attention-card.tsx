import type { SsoAttention } from '@gatehouse/contracts';
import { Anchor, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import {
  IconAlertTriangle,
  IconCertificate,
  IconPlugConnectedX,
  IconUserX,
  IconWorld,
  type TablerIcon,
} from '@tabler/icons-react';
import { useTexts } from '~/texts/texts-context';
import styles from './attention-card.module.css';
import { attentionPath } from './attention-path';
import { attentionTexts } from './texts/attention';

type AttentionItem = SsoAttention['items'][number];

interface Props {
  items: readonly AttentionItem[] | null;
  /** Whether they may be of several organizations. */
  isPlatform: boolean;
}

const DRAWINGS: Record<AttentionItem['kind'], TablerIcon> = {
  certificate: IconCertificate,
  refresh: IconPlugConnectedX,
  application: IconPlugConnectedX,
  sign_ins: IconUserX,
  domain: IconWorld,
};
const SHOWN = 6;

/** On a dashboard: what will make sign-ins fail unless somebody acts. */
export function AttentionCard({ items, isPlatform }: Props) {
  const t = useTexts(attentionTexts);
  if (!items || items.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="sso-attention">
      <h2 id="sso-attention" className={styles.title}>
        <IconAlertTriangle size={20} stroke={1.7} aria-hidden="true" />
        {t('title')}
      </h2>
      <ul className={styles.items}>
        {items.slice(0, SHOWN).map((item) => (
          <Item key={`${item.kind} ${item.id}`} item={item} isPlatform={isPlatform} />
        ))}
      </ul>
      {items.length > SHOWN && (
        <Text size="sm" c="dimmed">
          {t('more', { count: items.length - SHOWN })}
        </Text>
      )}
    </section>
  );
}

function Item({ item, isPlatform }: { item: AttentionItem; isPlatform: boolean }) {
  const t = useTexts(attentionTexts);
  const Drawing = DRAWINGS[item.kind];
  const isUrgent = item.daysLeft !== null && item.daysLeft <= 7;
  return (
    <li data-urgent={isUrgent || undefined}>
      <Drawing size={18} stroke={1.7} aria-hidden="true" />
      <span>
        <Anchor component={Link} to={attentionPath(item, isPlatform)} size="sm" fw={600}>
          <bdi>{item.name}</bdi>
        </Anchor>
        {isPlatform && (
          <span className={styles.owner}>
            {' · '}
            <bdi>{item.tenantName ?? t('platform')}</bdi>
          </span>
        )}
        <span className={styles.message}>{item.message}</span>
      </span>
    </li>
  );
}
