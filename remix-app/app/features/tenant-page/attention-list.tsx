import { Button } from '@mantine/core';
import { Link } from '@remix-run/react';
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { planNames } from '~/features/plans/texts/names';
import { STATUS_LABELS } from '~/features/tenants/labels';
import { labelsTexts } from '~/features/tenants/texts/labels';
import { useTexts } from '~/texts/texts-context';
import type { Attention, SetupKind } from './tenant-attention';
import classes from './tenant-page.module.css';
import { overviewTexts } from './texts/overview';

const DRAWINGS: Record<Attention['level'] | 'good', TablerIcon> = {
  bad: IconAlertCircle,
  wait: IconAlertTriangle,
  info: IconInfoCircle,
  good: IconCircleCheck,
};

interface Props {
  items: readonly Attention[];
  /** Whether a check could not run. */
  isPartial: boolean;
}

/** Recommended actions for a tenant, each with a link to its page. */
export function AttentionList({ items, isPartial }: Props) {
  const t = useTexts(overviewTexts);
  return (
    <ul className={classes.attention}>
      {items.map((item) => (
        <Item key={`${item.kind} ${'of' in item ? item.of : ''} ${item.to}`} item={item} />
      ))}
      {isPartial && <Line level="wait" what={t('partial')} />}
      {items.length === 0 && !isPartial && <Line level="good" what={t('nothing')} why={t('nothingAbout')} />}
    </ul>
  );
}

function Item({ item }: { item: Attention }) {
  const { what, why, fix } = useWords(item);
  return (
    <Line level={item.level} what={what} why={why}>
      <Button component={Link} to={item.to} variant="default" size="xs" className={classes.fix}>
        {fix}
      </Button>
    </Line>
  );
}

interface LineProps {
  level: Attention['level'] | 'good';
  what: ReactNode;
  why?: ReactNode;
  children?: ReactNode;
}

function Line({ level, what, why, children }: LineProps) {
  const Drawing = DRAWINGS[level];
  return (
    <li>
      <span className={classes.level} data-level={level}>
        <Drawing size={20} stroke={1.7} aria-hidden="true" />
      </span>
      <div>
        <div className={classes.what}>{what}</div>
        {why && <div className={classes.why}>{why}</div>}
      </div>
      {children}
    </li>
  );
}

interface Words {
  what: ReactNode;
  why: ReactNode;
  fix: string;
}

const LIMITS = {
  users: 'limitUsers',
  domains: 'limitDomains',
  ssoConfigurations: 'limitConnections',
} as const;

const SETUP_FIXES = {
  noAdmin: 'openPeople',
  adminInvited: 'openPeople',
  lastAdmin: 'openPeople',
  noConnection: 'openConnections',
  noneEnabled: 'openConnections',
  noDomain: 'openDomains',
} as const satisfies Record<SetupKind, string>;

/** The text of each kind; names keep their own direction. */
function useWords(item: Attention): Words {
  const t = useTexts(overviewTexts);
  const label = useTexts(labelsTexts);
  const plan = useTexts(planNames);
  switch (item.kind) {
    case 'closed':
      return {
        what: t('closed'),
        why: t('closedAbout', { status: label(STATUS_LABELS[item.status]) }),
        fix: t('changeStatus'),
      };
    case 'onHold':
      return { what: t('onHold'), why: t('onHoldAbout'), fix: t('changeStatus') };
    case 'overdue':
      return { what: t('overdue'), why: t('overdueAbout'), fix: t('openPlan') };
    case 'trial':
      return { what: t('trial', { count: item.days }), why: t('trialAbout'), fix: t('openPlan') };
    case 'planRequest':
      return {
        what: t('planRequest', { plan: plan(item.plan) }),
        why: t('planRequestAbout'),
        fix: t('openRequests'),
      };
    case 'productRequest':
      return {
        what: t('productRequest', { product: item.name }),
        why: t('productRequestAbout'),
        fix: t('openPlan'),
      };
    case 'nearLimit':
      return {
        what: t(item.used >= item.limit ? 'full' : 'nearLimit'),
        why: t(LIMITS[item.what], { used: item.used, limit: item.limit }),
        fix: t('openPlan'),
      };
    case 'failing':
      return {
        what: t('failing'),
        why: t('failingAbout', { failed: item.failed, succeeded: item.succeeded }),
        fix: t('openActivity'),
      };
    case 'sso':
      return { what: <bdi>{item.name}</bdi>, why: item.message, fix: t('review') };
    case 'untested':
      return {
        what: t.rich('untested', { name: <bdi>{item.name}</bdi> }),
        why: t('untestedAbout'),
        fix: t('test'),
      };
    case 'unverified':
      return {
        what: t.rich('unverified', { name: <bdi>{item.name}</bdi> }),
        why: t('unverifiedAbout'),
        fix: t('openDomain'),
      };
    case 'setup':
      return { what: t(item.of), why: t(`${item.of}About`), fix: t(SETUP_FIXES[item.of]) };
  }
}
