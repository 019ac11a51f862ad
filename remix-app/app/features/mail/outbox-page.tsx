import type { MailStatus } from '@gatehouse/contracts';
import { TextInput } from '@mantine/core';
import { Link } from '@remix-run/react';
import { Blank, Filters, ItemName, ListPage } from '~/components/list/list';
import classes from '~/components/list/list.module.css';
import { When } from '~/components/when';
import type { MailList } from './mail.server';
import { MAIL_STATUS_CHOICES, MailStatusBadge, mailStatusLabel } from './mail-status';
import own from './outbox-page.module.css';

const BASE = '/superadmin/mail';

/** What Gatehouse has written to people, and what became of it. */
export function OutboxPage({ list }: { list: MailList }) {
  return (
    <ListPage
      {...list}
      title="Outbox"
      about="Without a mail server messages wait here, and can be read here."
      isNarrowed={!!(list.status || list.to)}
      filters={
        <Filters base={BASE} held={{ to: list.to }}>
          <TextInput
            name="to"
            label="To"
            type="search"
            placeholder="Beginning of an address"
            defaultValue={list.to}
            maxLength={254}
          />
          {list.status && <input type="hidden" name="status" value={list.status} />}
        </Filters>
      }
      noMatch={<Blank title="No such message">Nothing was written to such an address.</Blank>}
      columns={[
        { label: 'Subject', cell: ({ id, subject }) => <ItemName to={`${BASE}/${id}`} name={subject} /> },
        { label: 'To', cell: ({ to }) => <bdi style={{ overflowWrap: 'anywhere' }}>{to}</bdi> },
        {
          label: 'Status',
          cell: ({ status, lastError }) => (
            <div>
              <MailStatusBadge status={status} />
              {lastError && <div className={classes.quiet}>{lastError}</div>}
            </div>
          ),
        },
        { label: 'Written', cell: ({ createdAt }) => <When at={createdAt} /> },
      ]}
      empty={
        <Blank title="No messages">
          A message appears here as soon as Gatehouse writes one, for instance when somebody signs up.
        </Blank>
      }
    >
      <StatusFilter current={list.status} to={list.to} />
    </ListPage>
  );
}

function StatusFilter({ current, to }: { current: MailStatus | null; to: string }) {
  const addressOf = (status: MailStatus | null) => {
    const query = new URLSearchParams({ ...(status && { status }), ...(to && { to }) });
    return query.size > 0 ? `?${query}` : BASE;
  };
  const choices = [null, ...MAIL_STATUS_CHOICES];
  return (
    <nav aria-label="Status" className={own.chips}>
      {choices.map((status) => (
        <Link
          key={status ?? 'all'}
          to={addressOf(status)}
          className={own.chip}
          aria-current={status === current || undefined}
        >
          {status ? mailStatusLabel(status) : 'All'}
        </Link>
      ))}
    </nav>
  );
}
