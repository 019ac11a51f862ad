import { findProduct, type ProductRequestDto } from '@gatehouse/contracts';
import { Badge, Group, TextInput, VisuallyHidden } from '@mantine/core';
import { Form, Link } from '@remix-run/react';
import { Blank, ItemName, ListPage } from '~/components/list';
import { When } from '~/components/when';
import type { FormState } from '~/form-state';
import type { ProductRequestList } from '~/server/products.server';
import { FormAlert } from '../auth/form-alert';
import { SubmitButton } from '../auth/submit-button';
import chips from '../mail/outbox-page.module.css';
import { RequestTabs } from './request-tabs';

const BASE = '/superadmin/product-requests';
const STATES = [
  { state: 'open', label: 'Waiting', color: 'amber' },
  { state: 'granted', label: 'Granted', color: 'green' },
  { state: 'declined', label: 'Declined', color: 'gray' },
] as const;

interface Props {
  list: ProductRequestList;
  state: FormState | undefined;
}

/** Products that tenants ask for beside their plan, with the answer that a superadmin gives. */
export function ProductRequestsPage({ list, state }: Props) {
  return (
    <ListPage
      {...list}
      title="Product requests"
      about="What organizations ask for beside their plan. A grant may end by itself on a day of your choice."
      isNarrowed={list.state !== null}
      columns={[
        {
          label: 'Organization',
          cell: ({ tenantId, tenantName }) => (
            <ItemName to={`/superadmin/tenants/${tenantId}`} name={tenantName} />
          ),
        },
        { label: 'Product', cell: ({ product }) => findProduct(product)?.name ?? product },
        { label: 'Asked', cell: ({ createdAt }) => <When at={createdAt} /> },
        { label: 'Status', cell: (request) => <Standing request={request} /> },
        {
          label: 'Answer',
          isAction: true,
          cell: (request) => (request.state === 'open' ? <Answer request={request} /> : null),
        },
      ]}
      empty={<Blank title="No requests">An organization that asks for a product appears here.</Blank>}
      noMatch={
        <Blank title="None here">
          {list.state === 'open' ? 'Nobody waits for an answer.' : 'No request was answered like that.'}
        </Blank>
      }
    >
      <RequestTabs current="products" />
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

function Standing({ request: { state, decidedAt } }: { request: ProductRequestDto }) {
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

function Answer({ request: { id, tenantName } }: { request: ProductRequestDto }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <Group gap="xs" justify="flex-end" align="end">
        <TextInput
          type="date"
          name="until"
          size="xs"
          label="Until"
          aria-label={`Until when ${tenantName} has it; empty for no end`}
        />
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
