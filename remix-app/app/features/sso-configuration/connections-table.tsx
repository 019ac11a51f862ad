import { Anchor, Badge } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import list from '~/components/list/list.module.css';
import { SSO_PROVIDERS } from '~/components/sso-providers';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import styles from './connections-table.module.css';
import type { ListedConfiguration } from './sso-configurations.server';
import { ActiveChip } from './sso-type';
import { connectionTexts } from './texts/connection';
import { connectionListTexts } from './texts/list';

const DAY_MS = 86_400_000;
/** A certificate that expires sooner is marked. */
const SOON_DAYS = 30;

interface Props {
  items: readonly ListedConfiguration[];
  showsOwner: boolean;
  /** The connection whose card is folded out; null for none. */
  openId: string | null;
  /** Query of the page that folds a card out, or none for null. */
  toggle: (id: string | null) => string;
  card: (configuration: ListedConfiguration) => ReactNode;
}

/** The connections, a line each; the card of one folds out below its line. */
export function ConnectionsTable({ items, showsOwner, openId, toggle, card }: Props) {
  const t = useTexts(connectionListTexts);
  const columns = [t('name'), ...(showsOwner ? [t('organization')] : []), t('state'), t('lastSignIn')];
  const labels = [...columns, t('failures'), t('certificate')];
  return (
    <div className={list.frame}>
      <table className={`${list.table} ${styles.table}`}>
        <caption className={styles.hidden}>{t('caption')}</caption>
        <thead>
          <tr>
            {labels.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {items.map((configuration) => {
          const isOpen = configuration.id === openId;
          return (
            <tbody key={configuration.id}>
              <Line configuration={configuration} showsOwner={showsOwner} isOpen={isOpen} toggle={toggle} />
              {isOpen && (
                <tr className={styles.unfolded}>
                  <td colSpan={labels.length}>{card(configuration)}</td>
                </tr>
              )}
            </tbody>
          );
        })}
      </table>
    </div>
  );
}

interface LineProps extends Pick<Props, 'showsOwner' | 'toggle'> {
  configuration: ListedConfiguration;
  isOpen: boolean;
}

function Line({ configuration, showsOwner, isOpen, toggle }: LineProps) {
  const t = useTexts(connectionListTexts);
  const shared = useTexts(connectionTexts);
  const { id, name, type, isEnabled, owner, tenantId, lastSignInAt, failedSignIns, certificates, refresh } =
    configuration;
  const { kind, Drawing } = SSO_PROVIDERS[type];
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  const cells: [string, ReactNode][] = [
    ...(showsOwner
      ? [
          [
            t('organization'),
            <bdi key="owner">
              {tenantId === null ? shared('platformOwned') : (owner ?? shared('deletedOwner'))}
            </bdi>,
          ] as [string, ReactNode],
        ]
      : []),
    [t('state'), <ActiveChip key="state" isEnabled={isEnabled} downSince={refresh.downSince} />],
    [t('lastSignIn'), lastSignInAt ? <When key="at" at={lastSignInAt} /> : t('noSignIn')],
    [t('failures'), <Failures key="failures" count={failedSignIns} />],
    [t('certificate'), <Certificate key="certificate" ends={certificates.map(({ notAfter }) => notAfter)} />],
  ];
  return (
    <tr className={styles.line} data-open={isOpen || undefined}>
      <td>
        <Anchor
          component={Link}
          to={toggle(isOpen ? null : id)}
          preventScrollReset
          replace
          aria-expanded={isOpen}
          className={styles.toggle}
          underline="hover"
          c="inherit"
          size="sm"
        >
          <Chevron size={16} stroke={2} className={isOpen ? undefined : 'mirrored'} aria-hidden="true" />
          <Drawing size={20} stroke={1.6} aria-hidden="true" />
          <span className={styles.name}>
            <bdi title={name}>{name}</bdi>
            <span className={list.quiet}>{kind}</span>
          </span>
        </Anchor>
      </td>
      {cells.map(([label, cell]) => (
        <td key={label} data-label={label}>
          {cell}
        </td>
      ))}
    </tr>
  );
}

/** Since the last sign-in that succeeded. */
function Failures({ count }: { count: number }) {
  const t = useTexts(connectionListTexts);
  if (count === 0) return t('none');
  return (
    <Badge color="red" variant="light" tt="none">
      {t('failed', { count })}
    </Badge>
  );
}

/** When the first certificate expires. */
function Certificate({ ends }: { ends: readonly string[] }) {
  const t = useTexts(connectionListTexts);
  const [first] = [...ends].sort();
  if (!first) return <span className={list.quiet}>{t('noCertificate')}</span>;
  const isSoon = new Date(first).getTime() - Date.now() < SOON_DAYS * DAY_MS;
  return (
    <span className={isSoon ? styles.soon : undefined}>
      {t.rich(isSoon ? 'expiresSoon' : 'expires', { at: <When at={first} /> })}
    </span>
  );
}
