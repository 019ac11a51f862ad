import { Anchor, Badge, VisuallyHidden } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Form } from '~/components/forms/form';
import { DemoBadge } from '~/components/list/demo-badge';
import list from '~/components/list/list.module.css';
import { RowButton, RowLink, RowMenu } from '~/components/list/row-menu';
import { listTexts } from '~/components/list/texts/list';
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
  /** Path of the connections. */
  base: string;
  items: readonly ListedConfiguration[];
  showsOwner: boolean;
  /** The connection whose card is folded out; null for none. */
  openId: string | null;
  /** Query of the page that folds a card out, or none for null. */
  toggle: (id: string | null) => string;
  card: (configuration: ListedConfiguration) => ReactNode;
}

/** The connections, a line each; the card of one folds out below its line. */
export function ConnectionsTable({ base, items, showsOwner, openId, toggle, card }: Props) {
  const t = useTexts(connectionListTexts);
  const columns = [t('name'), ...(showsOwner ? [t('organization')] : []), t('state'), t('lastSignIn')];
  const labels = [...columns, t('failures'), t('certificate')];
  const rows = useTexts(listTexts);
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
            <th scope="col">
              <VisuallyHidden>{rows('actions')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        {items.map((configuration) => {
          const isOpen = configuration.id === openId;
          return (
            <tbody key={configuration.id}>
              <Line
                base={base}
                configuration={configuration}
                showsOwner={showsOwner}
                isOpen={isOpen}
                toggle={toggle}
              />
              {isOpen && (
                <tr className={styles.unfolded}>
                  <td colSpan={labels.length + 1}>{card(configuration)}</td>
                </tr>
              )}
            </tbody>
          );
        })}
      </table>
    </div>
  );
}

interface LineProps extends Pick<Props, 'base' | 'showsOwner' | 'toggle'> {
  configuration: ListedConfiguration;
  isOpen: boolean;
}

function Line({ base, configuration, showsOwner, isOpen, toggle }: LineProps) {
  const t = useTexts(connectionListTexts);
  const shared = useTexts(connectionTexts);
  const {
    id,
    name,
    type,
    isEnabled,
    isDemo,
    owner,
    tenantId,
    lastSignInAt,
    failedSignIns,
    certificates,
    refresh,
  } = configuration;
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
            <span className={list.named}>
              <bdi title={name}>{name}</bdi>
              {isDemo && <DemoBadge />}
            </span>
            <span className={list.quiet}>{kind}</span>
          </span>
        </Anchor>
      </td>
      {cells.map(([label, cell]) => (
        <td key={label} data-label={label}>
          {cell}
        </td>
      ))}
      <td className={list.actions}>
        <ConnectionMenu configuration={configuration} base={base} />
      </td>
    </tr>
  );
}

function ConnectionMenu({
  configuration: { id, name, isEnabled, version },
  base,
}: Omit<LineProps, 'showsOwner' | 'toggle' | 'isOpen'>) {
  const rows = useTexts(listTexts);
  return (
    <RowMenu name={name}>
      <RowLink to={`${base}/${id}`}>{rows('open')}</RowLink>
      <RowLink to={`${base}/${id}?tab=settings`}>{rows('settings')}</RowLink>
      <RowLink to={`${base}/${id}?tab=sign-ins`}>{rows('signInLog')}</RowLink>
      <Form method="post" isDraft={false} preventScrollReset>
        <input type="hidden" name="version" value={version} />
        {isEnabled ? (
          <RowButton value={`disable:${id}`} isDangerous>
            {rows('disable')}
          </RowButton>
        ) : (
          <RowButton value={`enable:${id}`}>{rows('enable')}</RowButton>
        )}
      </Form>
    </RowMenu>
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
