import { Anchor, Button, Text, TextInput } from '@mantine/core';
import { Form, Link } from '@remix-run/react';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import classes from '~/components/list.module.css';
import { Pages } from '~/components/pages';
import { When } from '~/components/when';
import type { ListedProvider, ProviderList } from '~/server/saml-providers.server';
import { ApplicationStatus } from '../applications/application-status';
import { ExpiryBadge } from './expiry-badge';

/** The applications that receive our assertions. */
export function ProvidersPage({ list }: { list: ProviderList }) {
  const { items, base, search } = list;
  const isEmpty = items.length === 0;
  return (
    <>
      <div className={classes.head}>
        <div>
          <h1 className={classes.title}>SAML providers</h1>
          <Text c="dimmed" size="sm" mt={4}>
            Enterprise applications that sign people in through Gatehouse by SAML 2.0.
          </Text>
        </div>
        <Button
          component={Link}
          to={`${base}/new`}
          leftSection={<IconPlus size={16} stroke={2} aria-hidden="true" />}
        >
          New SAML application
        </Button>
      </div>
      {(!isEmpty || search || list.first) && <Search base={base} search={search} />}
      <div className={classes.frame}>{isEmpty ? <Empty list={list} /> : <Table list={list} />}</div>
      <Pages first={list.first} next={list.next} />
    </>
  );
}

function Search({ base, search }: { base: string; search: string }) {
  return (
    <Form method="get" className={classes.filters} role="search" key={search}>
      <TextInput
        name="search"
        label="Search"
        placeholder="Name or entity ID"
        type="search"
        defaultValue={search}
        leftSection={<IconSearch size={16} stroke={1.6} aria-hidden="true" />}
      />
      <Button type="submit" variant="default">
        Search
      </Button>
      {search && (
        <Anchor component={Link} to={base} size="sm" pb={8}>
          Show all
        </Anchor>
      )}
    </Form>
  );
}

function Table({ list: { items, base, showsOwner } }: { list: ProviderList }) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Application</th>
          {showsOwner && <th scope="col">Serves</th>}
          <th scope="col">Status</th>
          <th scope="col">Its certificate</th>
          <th scope="col">Registered</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Row key={item.id} item={item} base={base} showsOwner={showsOwner} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ item, base, showsOwner }: { item: ListedProvider; base: string; showsOwner: boolean }) {
  return (
    <tr>
      <td>
        <div style={{ minWidth: 0 }}>
          <Anchor component={Link} to={`${base}/${item.id}`} fw={560} size="sm">
            <bdi>{item.name}</bdi>
          </Anchor>
          <div className={classes.quiet} style={{ overflowWrap: 'anywhere' }}>
            {item.entity_id}
          </div>
        </div>
      </td>
      {showsOwner && (
        <td data-label="Serves">
          <bdi>{item.owner ?? 'Everybody'}</bdi>
        </td>
      )}
      <td data-label="Status">
        <ApplicationStatus isActive={item.is_active} />
      </td>
      <td data-label="Its certificate">
        {item.expiry ? <ExpiryBadge expiry={item.expiry} /> : <span className={classes.quiet}>None</span>}
      </td>
      <td data-label="Registered">
        <When at={item.created_at} />
      </td>
    </tr>
  );
}

function Empty({ list: { base, search } }: { list: ProviderList }) {
  if (search) {
    return (
      <div className={classes.empty}>
        <Text fw={600}>No application matches</Text>
        <Text c="dimmed" size="sm" mt={4}>
          Try another part of its name or of its entity ID.
        </Text>
      </div>
    );
  }
  return (
    <div className={classes.empty}>
      <Text fw={600}>No SAML applications yet</Text>
      <Text c="dimmed" size="sm" mt={4} maw={460} mx="auto">
        Slack, Salesforce, AWS and many others let people in on the word of an identity provider. Register
        one, and everybody who may use it signs in with the account that they have already.
      </Text>
      <Button component={Link} to={`${base}/new`} mt="md">
        Register the first application
      </Button>
    </div>
  );
}
