import type { MailStatus } from '@gatehouse/contracts';
import { TextInput } from '@mantine/core';
import { Link } from '@remix-run/react';
import { Blank, Filters, ItemName, ListPage } from '~/components/list/list';
import classes from '~/components/list/list.module.css';
import { OneLine } from '~/components/list/one-line';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import type { MailList } from './mail.server';
import { MAIL_STATUS_CHOICES, MailStatusBadge } from './mail-status';
import own from './outbox-page.module.css';
import { outboxTexts } from './texts/outbox';
import { statusTexts } from './texts/status';

const BASE = '/superadmin/mail';

/** Emails of Gatehouse, with their status. */
export function OutboxPage({ list }: { list: MailList }) {
  const t = useTexts(outboxTexts);
  return (
    <ListPage
      {...list}
      title={t('title')}
      about={t('about')}
      isNarrowed={!!(list.status || list.to)}
      filters={
        <Filters base={BASE} submit={t('search')} held={{ to: list.to }}>
          <TextInput
            name="to"
            label={t('to')}
            type="search"
            placeholder={t('toPlaceholder')}
            defaultValue={list.to}
            maxLength={254}
          />
          {list.status && <input type="hidden" name="status" value={list.status} />}
        </Filters>
      }
      noMatch={<Blank title={t('noMatch')}>{t('noMatchAbout')}</Blank>}
      columns={[
        { label: t('subject'), cell: ({ id, subject }) => <ItemName to={`${BASE}/${id}`} name={subject} /> },
        { label: t('to'), cell: ({ to }) => <OneLine text={to} /> },
        {
          label: t('status'),
          cell: ({ status, lastError }) => (
            <div>
              <MailStatusBadge status={status} />
              {lastError && (
                <div className={classes.quiet}>
                  <OneLine text={lastError} />
                </div>
              )}
            </div>
          ),
        },
        { label: t('created'), cell: ({ createdAt }) => <When at={createdAt} /> },
      ]}
      empty={<Blank title={t('empty')}>{t('emptyAbout')}</Blank>}
    >
      <StatusFilter current={list.status} to={list.to} />
    </ListPage>
  );
}

function StatusFilter({ current, to }: { current: MailStatus | null; to: string }) {
  const t = useTexts(outboxTexts);
  const label = useTexts(statusTexts);
  const addressOf = (status: MailStatus | null) => {
    const query = new URLSearchParams({ ...(status && { status }), ...(to && { to }) });
    return query.size > 0 ? `?${query}` : BASE;
  };
  const choices = [null, ...MAIL_STATUS_CHOICES];
  return (
    <nav aria-label={t('status')} className={own.chips}>
      {choices.map((status) => (
        <Link
          key={status ?? 'all'}
          to={addressOf(status)}
          className={own.chip}
          aria-current={status === current || undefined}
        >
          {status ? label(status) : t('all')}
        </Link>
      ))}
    </nav>
  );
}
