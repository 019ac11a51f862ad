import type { PlanRequestDto, ProductRequestDto } from '@gatehouse/contracts';
import { Badge, Group, VisuallyHidden } from '@mantine/core';
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Form } from '~/components/forms/form';
import { FormAlert } from '~/components/forms/form-alert';
import { SubmitButton } from '~/components/forms/submit-button';
import { Blank, type Column, ItemName, ListPage } from '~/components/list/list';
import { When } from '~/components/when';
import type { FormState } from '~/form-state';
import type { Paged } from '~/server/paging.server';
import { useTexts } from '~/texts/texts-context';
import chips from '../mail/outbox-page.module.css';
import { RequestTabs } from './request-tabs';
import { requestsTexts } from './texts/requests';

type TenantRequest = PlanRequestDto | ProductRequestDto;

const STATES = [
  { state: 'open', color: 'amber' },
  { state: 'granted', color: 'green' },
  { state: 'declined', color: 'gray' },
] as const;

interface Props<T extends TenantRequest> {
  kind: 'plans' | 'products';
  title: string;
  about: string;
  list: Paged<T> & { state: T['state'] | null };
  /** What is asked for. */
  asked: Column<T>;
  /** What a grant says besides. */
  grantFields?: (request: T) => ReactNode;
  empty: string;
  state: FormState | undefined;
}

/** What tenants ask for, with the answer that a superadmin gives. */
export function RequestsPage<T extends TenantRequest>(props: Props<T>) {
  const t = useTexts(requestsTexts);
  const { kind, title, about, list, asked, grantFields, empty, state } = props;
  return (
    <ListPage
      {...list}
      title={title}
      about={about}
      isNarrowed={list.state !== null}
      columns={[
        {
          label: t('organization'),
          cell: ({ tenantId, tenantName }) => (
            <ItemName to={`/superadmin/tenants/${tenantId}/overview`} name={tenantName} />
          ),
        },
        asked,
        { label: t('requested'), cell: ({ createdAt }) => <When at={createdAt} /> },
        { label: t('status'), cell: (request) => <Standing request={request} /> },
        {
          label: t('actions'),
          isAction: true,
          cell: (request) =>
            request.state === 'open' && <Answer request={request}>{grantFields?.(request)}</Answer>,
        },
      ]}
      empty={<Blank title={t('noRequests')}>{empty}</Blank>}
      noMatch={<Blank title={t('noMatch')}>{t(list.state === 'open' ? 'noOpen' : 'noWithStatus')}</Blank>}
    >
      <RequestTabs current={kind} />
      <FormAlert state={state} />
      <nav aria-label={t('status')} className={chips.chips}>
        {[null, ...STATES.map((it) => it.state)].map((value) => (
          <Link
            key={value}
            to={value ? `?state=${value}` : '?'}
            className={chips.chip}
            aria-current={value === list.state || undefined}
          >
            {t(value ?? 'all')}
          </Link>
        ))}
      </nav>
    </ListPage>
  );
}

function Standing({ request: { state, decidedAt } }: { request: TenantRequest }) {
  const t = useTexts(requestsTexts);
  const look = STATES.find((it) => it.state === state) ?? STATES[0];
  return (
    <Group gap="xs">
      <Badge color={look.color} variant="light" tt="none">
        {t(look.state)}
      </Badge>
      {decidedAt && <When at={decidedAt} />}
    </Group>
  );
}

function Answer({ request: { id, tenantName }, children }: { request: TenantRequest; children: ReactNode }) {
  const t = useTexts(requestsTexts);
  const values = {
    organization: tenantName,
    hidden: (inner: ReactNode) => <VisuallyHidden>{inner}</VisuallyHidden>,
  };
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <Group gap="xs" justify="flex-end" align="end">
        {children}
        <SubmitButton intent="grant" size="xs">
          {t.rich('grant', values)}
        </SubmitButton>
        <SubmitButton intent="decline" size="xs" variant="default">
          {t.rich('decline', values)}
        </SubmitButton>
      </Group>
    </Form>
  );
}
