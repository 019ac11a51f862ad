import type { MailStatus, OutboxMail } from '@gatehouse/contracts';
import { Anchor, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import classes from '~/components/list.module.css';
import { Pages } from '~/components/pages';
import { When } from '~/components/when';
import type { MailList } from '~/server/mail.server';
import { MAIL_STATUS_CHOICES, MailStatusBadge, mailStatusLabel } from './mail-status';
import own from './outbox-page.module.css';

/** What Gatehouse has written to people, and what became of it. */
export function OutboxPage({ list }: { list: MailList }) {
  return (
    <>
      <div className={classes.head}>
        <div>
          <h1 className={classes.title}>Outbox</h1>
          <Text c="dimmed" size="sm" mt={4}>
            Without a mail server messages wait here, and can be read here.
          </Text>
        </div>
      </div>
      <StatusFilter current={list.status} />
      <div className={classes.frame}>{list.mails.length > 0 ? <Table mails={list.mails} /> : <Empty />}</div>
      <Pages first={list.first} next={list.next} />
    </>
  );
}

function StatusFilter({ current }: { current: MailStatus | null }) {
  const choices = [null, ...MAIL_STATUS_CHOICES];
  return (
    <nav aria-label="Status" className={own.chips}>
      {choices.map((status) => (
        <Link
          key={status ?? 'all'}
          to={status ? `?status=${status}` : '/superadmin/mail'}
          className={own.chip}
          aria-current={status === current || undefined}
        >
          {status ? mailStatusLabel(status) : 'All'}
        </Link>
      ))}
    </nav>
  );
}

function Table({ mails }: { mails: readonly OutboxMail[] }) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Subject</th>
          <th scope="col">To</th>
          <th scope="col">Status</th>
          <th scope="col">Written</th>
        </tr>
      </thead>
      <tbody>
        {mails.map((mail) => (
          <tr key={mail.id}>
            <td>
              <Anchor component={Link} to={`/superadmin/mail/${mail.id}`} fw={560} size="sm">
                {mail.subject}
              </Anchor>
            </td>
            <td data-label="To">
              <bdi style={{ overflowWrap: 'anywhere' }}>{mail.to}</bdi>
            </td>
            <td data-label="Status">
              <div>
                <MailStatusBadge status={mail.status} />
                {mail.lastError && <div className={classes.quiet}>{mail.lastError}</div>}
              </div>
            </td>
            <td data-label="Written">
              <When at={mail.createdAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Empty() {
  return (
    <div className={classes.empty}>
      <Text fw={600}>No messages</Text>
      <Text c="dimmed" size="sm" mt={4}>
        A message appears here as soon as Gatehouse writes one, for instance when somebody signs up.
      </Text>
    </div>
  );
}
