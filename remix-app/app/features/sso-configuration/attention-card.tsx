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
import styles from './attention-card.module.css';

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

/** On a dashboard: what will keep people out unless somebody acts. Nothing to do shows nothing. */
export function AttentionCard({ items, isPlatform }: Props) {
  if (!items || items.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="sso-attention">
      <h2 id="sso-attention" className={styles.title}>
        <IconAlertTriangle size={20} stroke={1.7} aria-hidden="true" />
        Sign-in needs your attention
      </h2>
      <ul className={styles.items}>
        {items.slice(0, SHOWN).map((item) => (
          <Item key={`${item.kind} ${item.id}`} item={item} isPlatform={isPlatform} />
        ))}
      </ul>
      {items.length > SHOWN && (
        <Text size="sm" c="dimmed">
          And {items.length - SHOWN} more.
        </Text>
      )}
    </section>
  );
}

function Item({ item, isPlatform }: { item: AttentionItem; isPlatform: boolean }) {
  const Drawing = DRAWINGS[item.kind];
  const isUrgent = item.daysLeft !== null && item.daysLeft <= 7;
  return (
    <li data-urgent={isUrgent || undefined}>
      <Drawing size={18} stroke={1.7} aria-hidden="true" />
      <span>
        <Anchor component={Link} to={addressOf(item, isPlatform)} size="sm" fw={600}>
          <bdi>{item.name}</bdi>
        </Anchor>
        {isPlatform && (
          <span className={styles.owner}>
            {' '}
            of <bdi>{item.tenantName ?? 'the platform'}</bdi>
          </span>
        )}
        <span className={styles.message}>{item.message}</span>
      </span>
    </li>
  );
}

function addressOf({ kind, id }: AttentionItem, isPlatform: boolean): string {
  if (kind === 'domain') return `${isPlatform ? '/superadmin' : '/admin'}/domains/${id}`;
  if (kind === 'application') {
    return `${isPlatform ? '/superadmin' : '/admin'}/saml-providers/${id}?tab=certificates`;
  }
  const base = isPlatform ? '/superadmin/sso-configuration' : '/admin/sso';
  if (kind === 'sign_ins') return `${base}/${id}?tab=sign-ins&result=failure`;
  return kind === 'certificate' ? `${base}/${id}?tab=settings` : `${base}/${id}`;
}
