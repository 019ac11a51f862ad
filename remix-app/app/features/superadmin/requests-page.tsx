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
import chips from '../mail/outbox-page.module.css';
import { RequestTabs } from './request-tabs';

type TenantRequest = PlanRequestDto | ProductRequestDto;

const STATES = [
  { state: 'open', label: 'Waiting', color: 'amber' },
  { state: 'granted', label: 'Granted', color: 'green' },
  { state: 'declined', label: 'Declined', color: 'gray' },
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
  const { kind, title, about, list, asked, grantFields, empty, state } = props;
  return (
    <ListPage
      {...list}
      title={title}
      about={about}
      isNarrowed={list.state !== null}
      columns={[
        {
          label: 'Organization',
          cell: ({ tenantId, tenantName }) => (
            <ItemName to={`/superadmin/tenants/${tenantId}`} name={tenantName} />
          ),
        },
        asked,
        { label: 'Asked', cell: ({ createdAt }) => <When at={createdAt} /> },
        { label: 'Status', cell: (request) => <Standing request={request} /> },
        {
          label: 'Answer',
          isAction: true,
          cell: (request) =>
            request.state === 'open' && <Answer request={request}>{grantFields?.(request)}</Answer>,
        },
      ]}
      empty={<Blank title="No requests">{empty}</Blank>}
      noMatch={
        <Blank title="None here">
          {list.state === 'open' ? 'Nobody waits for an answer.' : 'No request was answered like that.'}
        </Blank>
      }
    >
      <RequestTabs current={kind} />
      <FormAlert state={state} />
      <nav aria-label="Status" className={chips.chips}>
        {[{ state: null, label: 'All' }, ...STATES].map(({ state: value, label }) => (
          <Link
            key={label}
            to={value ? `?state=${value}` : '?'}
            className={chips.chip}
            aria-current={value === list.state || undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
    </ListPage>
  );
}

function Standing({ request: { state, decidedAt } }: { request: TenantRequest }) {
  const look = STATES.find((it) => it.state === state) ?? STATES[0];
  return (
    <Group gap="xs">
      <Badge color={look.color} variant="light" tt="none">
        {look.label}
      </Badge>
      {decidedAt && <When at={decidedAt} />}
    </Group>
  );
}

function Answer({ request: { id, tenantName }, children }: { request: TenantRequest; children: ReactNode }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <Group gap="xs" justify="flex-end" align="end">
        {children}
        <SubmitButton intent="grant" size="xs">
          Grant <VisuallyHidden>the request of {tenantName}</VisuallyHidden>
        </SubmitButton>
        <SubmitButton intent="decline" size="xs" variant="default">
          Decline <VisuallyHidden>the request of {tenantName}</VisuallyHidden>
        </SubmitButton>
      </Group>
    </Form>
  );
}
