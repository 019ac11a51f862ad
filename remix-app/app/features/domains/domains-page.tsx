import { Alert, Anchor, Button, NativeSelect, Text, TextInput } from '@mantine/core';
import { Form, Link } from '@remix-run/react';
import { IconPlus } from '@tabler/icons-react';
import classes from '~/components/list.module.css';
import { Pages } from '~/components/pages';
import { When } from '~/components/when';
import type { DomainList, ListedDomain } from '~/server/domains.server';
import { AUTO_JOINS, DOMAIN_LOOKS, DomainStatusBadge, SSO_TYPE_NAMES } from './domain-status';

/** The email domains of an organization, or of all, and whether each is proven. */
export function DomainsPage({ list }: { list: DomainList }) {
  const { items, base, showsOwner, status, of, isUnknown } = list;
  const isNarrowed = !!(status || of);
  const isEmpty = items.length === 0;
  return (
    <>
      <div className={classes.head}>
        <div>
          <h1 className={classes.title}>Domains</h1>
          <Text c="dimmed" size="sm" mt={4}>
            {showsOwner
              ? 'Every email domain, the organization that claims it, and whether its ownership is proven.'
              : 'The email domains of your organization. By a proven one your people find the way to your directory.'}
          </Text>
        </div>
        <Button
          component={Link}
          to={`${base}/new`}
          leftSection={<IconPlus size={16} stroke={2} aria-hidden="true" />}
        >
          Claim a domain
        </Button>
      </div>
      {isUnknown && (
        <Alert role="alert" color="amber" variant="light" mb="md">
          There is no organization with the code or slug <strong>{of}</strong>. These are the domains of all.
        </Alert>
      )}
      {(!isEmpty || isNarrowed) && <Filters list={list} />}
      <div className={classes.frame}>
        {isEmpty ? <Empty base={base} isNarrowed={isNarrowed} /> : <Table list={list} />}
      </div>
      <Pages first={list.first} next={list.next} />
    </>
  );
}

function Filters({ list: { base, showsOwner, status, of } }: { list: DomainList }) {
  return (
    <Form method="get" className={classes.filters} role="search" key={`${status} ${of}`}>
      {showsOwner && (
        <TextInput
          name="of"
          label="Organization"
          placeholder="Code or slug"
          defaultValue={of}
          maxLength={120}
        />
      )}
      <NativeSelect
        name="status"
        label="Status"
        defaultValue={status ?? ''}
        data={[
          { value: '', label: 'Any status' },
          ...Object.entries(DOMAIN_LOOKS).map(([value, { label }]) => ({ value, label })),
        ]}
      />
      <Button type="submit" variant="default">
        Show
      </Button>
      {(status || of) && (
        <Anchor component={Link} to={base} size="sm" pb={8}>
          Show all
        </Anchor>
      )}
    </Form>
  );
}

function Table({ list: { items, base, showsOwner } }: { list: DomainList }) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Domain</th>
          {showsOwner && <th scope="col">Organization</th>}
          <th scope="col">Status</th>
          <th scope="col">Sign-in by</th>
          <th scope="col">People join</th>
          <th scope="col">Last check</th>
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

function Row({ item, base, showsOwner }: { item: ListedDomain; base: string; showsOwner: boolean }) {
  return (
    <tr>
      <td>
        <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Anchor component={Link} to={`${base}/${item.id}`} fw={560} size="sm">
            <bdi>{item.displayName}</bdi>
          </Anchor>
          {item.displayName !== item.domain && <div className={classes.quiet}>{item.domain}</div>}
        </div>
      </td>
      {showsOwner && (
        <td data-label="Organization">
          <bdi>{item.owner ?? 'Deleted'}</bdi>
        </td>
      )}
      <td data-label="Status">
        <DomainStatusBadge status={item.status} />
      </td>
      <td data-label="Sign-in by">{item.ssoProvider ? SSO_TYPE_NAMES[item.ssoProvider] : 'Password'}</td>
      <td data-label="People join">{AUTO_JOINS[item.autoJoin].short}</td>
      <td data-label="Last check">{item.lastCheck ? <When at={item.lastCheck.at} /> : 'Not yet'}</td>
    </tr>
  );
}

function Empty({ base, isNarrowed }: { base: string; isNarrowed: boolean }) {
  if (isNarrowed) {
    return (
      <div className={classes.empty}>
        <Text fw={600}>No domain matches</Text>
        <Text c="dimmed" size="sm" mt={4}>
          Try another status or organization, or{' '}
          <Anchor component={Link} to={base} size="sm" underline="always">
            show all
          </Anchor>
          .
        </Text>
      </div>
    );
  }
  return (
    <div className={classes.empty}>
      <Text fw={600}>No domains yet</Text>
      <Text c="dimmed" size="sm" mt={4} maw={480} mx="auto">
        Claim the domain of your email addresses and prove it by one DNS record. From then on, whoever types
        such an address is offered your company's sign-in.
      </Text>
      <Button component={Link} to={`${base}/new`} mt="md">
        Claim the first domain
      </Button>
    </div>
  );
}
