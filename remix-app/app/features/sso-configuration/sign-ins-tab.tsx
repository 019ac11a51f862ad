import { type SsoTraceSummary, TRACES_KEPT } from '@gatehouse/contracts';
import { Anchor, Button, NativeSelect, Text, TextInput } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconFlask } from '@tabler/icons-react';
import { FilterForm } from '~/components/forms/filter-form';
import { BoundTo, Fields, Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import { ItemName } from '~/components/list/list';
import list from '~/components/list/list.module.css';
import { ListBar } from '~/components/list/list-bar';
import { OneLine } from '~/components/list/one-line';
import { Pages } from '~/components/list/pages';
import { useWholeList } from '~/components/list/use-saved-views';
import { When } from '~/components/when';
import { useTexts } from '~/texts/texts-context';
import styles from './sso-configuration.module.css';
import type { ConfigurationPageView } from './sso-configuration-page.server';
import type { TraceList } from './sso-traces.server';
import { outcomesTexts } from './texts/outcomes';
import { connectionPageTexts } from './texts/page';
import { replayTexts } from './texts/replay';
import { OutcomeBadge } from './trace-outcome';

/** The test of the connection, and its last sign-ins. */
export function SignInsTab({ view: { configuration, traces, base } }: { view: ConfigurationPageView }) {
  const t = useTexts(connectionPageTexts);
  const replay = useTexts(replayTexts);
  if (!traces) return null;
  const { id } = configuration;
  const isNarrowed = !!(traces.search || traces.result || traces.purpose);
  return (
    <>
      <TestBar id={id} />
      <Filters list={traces} isNarrowed={isNarrowed} />
      <ListBar range={traces.range} />
      <div className={list.frame}>
        {traces.items.length > 0 ? (
          <Table items={traces.items} path={`${base}/${id}/sign-ins`} />
        ) : (
          <Empty isNarrowed={isNarrowed} />
        )}
      </div>
      <Anchor component={Link} to={`${base}/${id}/responses`} size="sm" mt="xs" display="inline-block">
        {replay('responses')}
      </Anchor>
      <Text size="sm" c="dimmed" mt="xs">
        {t('retention', { failures: TRACES_KEPT.failureDays, successes: TRACES_KEPT.successDays })}
      </Text>
      <Pages {...traces.pages} />
    </>
  );
}

function TestBar({ id }: { id: string }) {
  const t = useTexts(connectionPageTexts);
  return (
    <section className={styles.testBar} aria-labelledby="test">
      <div>
        <h2 id="test" className={styles.partTitle}>
          {t('testThis')}
        </h2>
        <Text size="sm" c="dimmed">
          {t('testAbout')}
        </Text>
      </div>
      <div className={styles.testWays}>
        <Form method="post">
          <SubmitButton
            intent={`test:${id}`}
            leftSection={<IconFlask size={16} stroke={1.8} aria-hidden="true" />}
          >
            {t('testNow')}
          </SubmitButton>
        </Form>
        {/* A plain form: it leaves this page where it is. */}
        <form method="post" target="_blank">
          <BoundTo />
          <Fields>
            <Button type="submit" name="intent" value={`test:${id}`} variant="default">
              {t('inNewTab')}
            </Button>
          </Fields>
        </form>
      </div>
    </section>
  );
}

function Filters({ list: view, isNarrowed }: { list: TraceList; isNarrowed: boolean }) {
  const t = useTexts(connectionPageTexts);
  const outcomes = useTexts(outcomesTexts);
  const whole = useWholeList();
  return (
    <FilterForm
      className={list.filters}
      held={{ search: view.search, result: view.result, purpose: view.purpose }}
    >
      <input type="hidden" name="tab" value="sign-ins" />
      <TextInput
        name="search"
        label={t('search')}
        placeholder={t('searchHint')}
        defaultValue={view.search}
        maxLength={254}
        miw={260}
      />
      <NativeSelect
        name="result"
        label={t('outcome')}
        defaultValue={view.result}
        data={[
          { value: '', label: t('any') },
          { value: 'success', label: outcomes('signedIn') },
          { value: 'failure', label: outcomes('denied') },
          { value: 'open', label: outcomes('open') },
        ]}
      />
      <NativeSelect
        name="purpose"
        label={t('kind')}
        defaultValue={view.purpose}
        data={[
          { value: '', label: t('all') },
          { value: 'sign_in', label: t('signIns') },
          { value: 'test', label: t('tests') },
        ]}
      />
      <Button type="submit" variant="default">
        {t('show')}
      </Button>
      {isNarrowed && (
        <Anchor component={Link} to={whole('?tab=sign-ins')} size="sm" pb={8}>
          {t('showAll')}
        </Anchor>
      )}
    </FilterForm>
  );
}

function Table({ items, path }: { items: readonly SsoTraceSummary[]; path: string }) {
  const t = useTexts(connectionPageTexts);
  return (
    <table className={list.table}>
      <thead>
        <tr>
          <th scope="col">{t('user')}</th>
          <th scope="col">{t('outcome')}</th>
          <th scope="col">{t('shownMessage')}</th>
          <th scope="col">{t('time')}</th>
          <th scope="col">{t('reference')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((trace) => (
          <tr key={trace.id}>
            <td>
              <ItemName to={`${path}/${trace.id}`} name={trace.email ?? t('unknownUser')}>
                {trace.purpose === 'test' && t('test')}
              </ItemName>
            </td>
            <td data-label={t('outcome')}>
              <OutcomeBadge trace={trace} />
            </td>
            <td data-label={t('shownMessage')}>
              <OneLine text={trace.message ?? '–'} />
            </td>
            <td data-label={t('time')} style={{ whiteSpace: 'nowrap' }}>
              <When at={trace.startedAt} />
            </td>
            <td data-label={t('reference')}>
              <code className={styles.reference}>{trace.reference}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Empty({ isNarrowed }: { isNarrowed: boolean }) {
  const t = useTexts(connectionPageTexts);
  return (
    <div className={list.empty}>
      <Text fw={600}>{t(isNarrowed ? 'noMatch' : 'none')}</Text>
      <Text c="dimmed" size="sm" mt={4} maw={460} mx="auto">
        {t(isNarrowed ? 'noMatchAbout' : 'noneAbout')}
      </Text>
    </div>
  );
}
