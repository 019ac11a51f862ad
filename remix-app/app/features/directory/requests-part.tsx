import { DIRECTORY_BOUNDS, type DirectoryRequestDto } from '@gatehouse/contracts';
import { Badge, Checkbox, Text } from '@mantine/core';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { Blank, Filters, ItemTable, LoadFailed } from '~/components/list/list';
import list from '~/components/list/list.module.css';
import { ListBar } from '~/components/list/list-bar';
import { OneLine } from '~/components/list/one-line';
import { Pages } from '~/components/list/pages';
import { useLiveTail } from '~/components/use-live-tail';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import classes from './directory.module.css';
import { type PartProps, partPath } from './directory-view';
import { explainRequest } from './request-explanations';
import { directoryRequestsTexts } from './texts/requests';
import { directoryTabTexts } from './texts/tab';

/** The requests of the directory as they come, each that was rejected with why and what to do. */
export function RequestsPart({ view: { requests } }: PartProps) {
  const t = useTexts(directoryTabTexts);
  // What is being read further back stays where it is.
  useLiveTail(requests !== null && !requests.pages.previous);
  if (!requests) return null;
  const { items, range, pages, failure, rejected } = requests;
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        {t('requestsAbout')}
      </Text>
      <Filters base={partPath('requests')} held={{ rejected: rejected ? 'true' : null }} submit={t('show')}>
        <input type="hidden" name="tab" value="directory" />
        <input type="hidden" name="part" value="requests" />
        <Checkbox name="rejected" value="true" defaultChecked={rejected} label={t('onlyRejected')} pb={8} />
      </Filters>
      <ListBar range={range} />
      {failure ? <LoadFailed {...failure} /> : <Requests items={items} rejected={rejected} />}
      <Text size="sm" c="dimmed" mt="xs">
        {t('requestsKept', { count: DIRECTORY_BOUNDS.requests })}
      </Text>
      <Pages {...pages} />
    </>
  );
}

function Requests({ items, rejected }: { items: readonly DirectoryRequestDto[]; rejected: boolean }) {
  const t = useTexts(directoryTabTexts);
  if (items.length === 0) {
    return (
      <div className={list.frame}>
        <Blank title={t(rejected ? 'noRejected' : 'noRequests')}>
          {t(rejected ? 'noRejectedAbout' : 'noRequestsAbout')}
        </Blank>
      </div>
    );
  }
  return (
    <div className={list.frame}>
      <ItemTable
        items={items}
        columns={[
          { label: t('request'), cell: (request) => <RequestLine {...request} /> },
          { label: t('outcome'), cell: (request) => <Outcome {...request} /> },
          { label: t('from'), cell: ({ address }) => <OneLine text={address ?? '–'} /> },
          { label: t('time'), cell: ({ at }) => <When at={at} /> },
        ]}
      />
    </div>
  );
}

function RequestLine(request: DirectoryRequestDto) {
  const { method, path, detail, requestId } = request;
  const t = useTexts(directoryTabTexts);
  const why = useTexts(directoryRequestsTexts);
  const explanation = explainRequest(request);
  return (
    <div className={classes.request}>
      <code dir="ltr">
        {method} {path}
      </code>
      {explanation && (
        <div className={classes.explained}>
          <p>{why(explanation.why)}</p>
          <p>
            <strong>{t('whatToDo', { fix: why(explanation.fix) })}</strong>
          </p>
          {detail && (
            <p className={classes.quiet}>{t.rich('serverSays', { detail: <bdi lang="en">{detail}</bdi> })}</p>
          )}
          <p className={classes.quiet}>
            {t('requestId')} <code dir="ltr">{requestId}</code>
          </p>
        </div>
      )}
    </div>
  );
}

function Outcome({ status, scimType }: DirectoryRequestDto) {
  const t = useTexts(directoryTabTexts);
  const isGood = status > 0 && status < 400;
  const Drawing = isGood ? IconCircleCheck : IconCircleX;
  return (
    <span className={classes.outcome}>
      <Badge
        color={isGood ? 'green' : 'red'}
        variant="light"
        tt="none"
        leftSection={<Drawing size={14} stroke={2} aria-hidden="true" />}
      >
        {t(isGood ? 'succeeded' : 'rejected')}
      </Badge>
      <code dir="ltr">{scimType ? `${status} ${scimType}` : status}</code>
    </span>
  );
}
