import { PLAN_NAMES, type PlanRequestDto } from '@gatehouse/contracts';
import { Badge, Group, VisuallyHidden } from '@mantine/core';
import { Form, Link } from '@remix-run/react';
import { Blank, ItemName, ListPage } from '~/components/list';
import { When } from '~/components/when';
import type { FormState } from '~/form-state';
import type { PlanRequestList } from '~/server/plan-requests.server';
import { FormAlert } from '../auth/form-alert';
import { SubmitButton } from '../auth/submit-button';
import chips from '../mail/outbox-page.module.css';
import { RequestTabs } from './request-tabs';

const BASE = '/superadmin/plan-requests';
const STATES = [
  { state: 'open', label: 'Waiting', color: 'amber' },
  { state: 'granted', label: 'Granted', color: 'green' },
  { state: 'declined', label: 'Declined', color: 'gray' },
] as const;

interface Props {
  list: PlanRequestList;
  state: FormState | undefined;
}

/** What tenants ask for, with the answer that a superadmin gives. */
export function PlanRequestsPage({ list, state }: Props) {
  return (
    <ListPage
      {...list}
      title="Plan requests"
      about="What organizations ask for. Granting a plan that is paid for starts it at once; a trial starts when the organization is activated."
      isNarrowed={list.state !== null}
      columns={[
        {
          label: 'Organization',
          cell: ({ tenantId, tenantName }) => (
            <ItemName to={`/superadmin/tenants/${tenantId}`} name={tenantName} />
          ),
        },
        { label: 'Plan', cell: ({ plan }) => PLAN_NAMES[plan] },
        { label: 'Asked', cell: ({ createdAt }) => <When at={createdAt} /> },
        { label: 'Status', cell: (request) => <Standing request={request} /> },
        {
          label: 'Answer',
          isAction: true,
          cell: (request) => (request.state === 'open' ? <Answer request={request} /> : null),
        },
      ]}
      empty={<Blank title="No requests">An organization that chooses a plan appears here.</Blank>}
      noMatch={
        <Blank title="None here">
          {list.state === 'open' ? 'Nobody waits for an answer.' : 'No request was answered like that.'}
        </Blank>
      }
    >
      <RequestTabs current="plans" />
      <FormAlert state={state} />
      <nav aria-label="Status" className={chips.chips}>
        {[{ state: null, label: 'All' }, ...STATES].map(({ state: value, label }) => (
          <Link
            key={label}
            to={value ? `?state=${value}` : BASE}
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

function Standing({ request: { state, decidedAt } }: { request: PlanRequestDto }) {
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

function Answer({ request: { id, tenantName } }: { request: PlanRequestDto }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <Group gap="xs" justify="flex-end" wrap="nowrap">
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
