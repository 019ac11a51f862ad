import { Anchor, Text } from '@mantine/core';
import { Link } from '@remix-run/react';
import { ItemName } from '~/components/list/list';
import list from '~/components/list/list.module.css';
import { OneLine } from '~/components/list/one-line';
import { Pages } from '~/components/list/pages';
import panel from '~/components/panel/panel.module.css';
import { PageTitle } from '~/components/shell/page-title';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import type { ResponsesView } from './replay.server';
import { replayTexts } from './texts/replay';
import { OutcomeBadge } from './trace-outcome';

/** The responses of the identity provider that can be replayed. */
export function ResponsesPage({ view }: { view: ResponsesView }) {
  const t = useTexts(replayTexts);
  const { configuration, base, items, pages, kept } = view;
  const of = `${base}/${configuration.id}`;
  return (
    <>
      <div className={panel.header}>
        <PageTitle>{t('responses')}</PageTitle>
      </div>
      <div className={panel.sub}>
        <span>
          {t.rich('connection', {
            name: (
              <Anchor component={Link} to={of} size="sm">
                <bdi>{configuration.name}</bdi>
              </Anchor>
            ),
          })}
        </span>
        <Anchor component={Link} to={`${of}?tab=sign-ins`} size="sm">
          {t('allSignIns')}
        </Anchor>
      </div>
      <Text mb="md" maw={720}>
        {t('responsesAbout')}
      </Text>
      <div className={list.frame}>
        {items.length > 0 ? (
          <Table items={items} path={`${of}/responses`} />
        ) : (
          <div className={list.empty}>
            <Text fw={600}>{t('none')}</Text>
            <Text c="dimmed" size="sm" mt={4} maw={460} mx="auto">
              {t('noneAbout')}
            </Text>
          </div>
        )}
      </div>
      <Text size="sm" c="dimmed" mt="xs">
        {t('retention', { days: kept.days, failures: kept.failures, successes: kept.successes })}
      </Text>
      <Pages {...pages} />
    </>
  );
}

function Table({ items, path }: { items: ResponsesView['items']; path: string }) {
  const t = useTexts(replayTexts);
  return (
    <table className={list.table}>
      <thead>
        <tr>
          <th scope="col">{t('reference')}</th>
          <th scope="col">{t('outcome')}</th>
          <th scope="col">{t('code')}</th>
          <th scope="col">{t('time')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((response) => (
          <tr key={response.id}>
            <td>
              <ItemName to={`${path}/${response.id}`} name={response.reference}>
                {!response.isKept && t('tooLarge')}
              </ItemName>
            </td>
            <td data-label={t('outcome')}>
              <OutcomeBadge trace={response} />
            </td>
            <td data-label={t('code')}>
              <OneLine text={response.outcome} />
            </td>
            <td data-label={t('time')} style={{ whiteSpace: 'nowrap' }}>
              <When at={response.receivedAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
