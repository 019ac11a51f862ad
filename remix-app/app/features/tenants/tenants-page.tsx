import { Anchor, Button, NativeSelect, Text, TextInput, VisuallyHidden } from '@mantine/core';
import { Form, Link } from '@remix-run/react';
import { IconSearch } from '@tabler/icons-react';
import classes from '~/components/list.module.css';
import { Pages } from '~/components/pages';
import type { FormState } from '~/form-state';
import type { TenantList } from '~/server/tenants.server';
import { FormAlert } from '../auth/form-alert';
import { TenantRow } from './tenant-row';
import { TENANT_STATUS_CHOICES, tenantStatusLabel } from './tenant-status';

interface Props {
  list: TenantList;
  state: FormState | undefined;
}

/** Every organisation on the platform. */
export function TenantsPage({ list, state }: Props) {
  return (
    <>
      <div className={classes.head}>
        <h1 className={classes.title}>Tenant Management</h1>
      </div>
      <Filters list={list} />
      <FormAlert state={state} />
      <div className={classes.frame}>
        {list.tenants.length > 0 ? (
          <Table list={list} />
        ) : (
          <Empty isNarrowed={!!(list.search || list.status)} />
        )}
      </div>
      <Pages first={list.first} next={list.next} />
    </>
  );
}

function Filters({ list: { search, status } }: { list: TenantList }) {
  return (
    <Form method="get" className={classes.filters} role="search" key={`${search} ${status}`}>
      <TextInput
        name="search"
        label="Search"
        placeholder="Name, code or slug"
        type="search"
        defaultValue={search}
        leftSection={<IconSearch size={16} stroke={1.6} aria-hidden="true" />}
      />
      <NativeSelect
        name="status"
        label="Status"
        defaultValue={status ?? ''}
        data={[
          { value: '', label: 'Any status' },
          ...TENANT_STATUS_CHOICES.map((value) => ({ value, label: tenantStatusLabel(value) })),
        ]}
      />
      <Button type="submit" variant="default">
        Search
      </Button>
      {(search || status) && (
        <Anchor component={Link} to="/superadmin/tenants" size="sm" pb={8}>
          Show all
        </Anchor>
      )}
    </Form>
  );
}

function Table({ list }: { list: TenantList }) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Tenant</th>
          <th scope="col">Status</th>
          <th scope="col">Plan</th>
          <th scope="col">Administrator</th>
          <th scope="col">People</th>
          <th scope="col">Created</th>
          <th scope="col">
            <VisuallyHidden>Actions</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {list.tenants.map((tenant) => (
          <TenantRow key={tenant.id} tenant={tenant} />
        ))}
      </tbody>
    </table>
  );
}

function Empty({ isNarrowed }: { isNarrowed: boolean }) {
  return (
    <div className={classes.empty}>
      <Text fw={600}>{isNarrowed ? 'No tenant matches' : 'No tenants yet'}</Text>
      <Text c="dimmed" size="sm" mt={4}>
        {isNarrowed
          ? 'Try another part of the name, or any status.'
          : 'An organization appears here when somebody has signed up and confirmed their email address.'}
      </Text>
    </div>
  );
}
