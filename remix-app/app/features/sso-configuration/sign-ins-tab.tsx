import { type SsoTraceSummary, TRACES_KEPT } from '@gatehouse/contracts';
import { Anchor, Button, NativeSelect, Text, TextInput } from '@mantine/core';
import { Link } from '@remix-run/react';
import { IconFlask } from '@tabler/icons-react';
import { FilterForm } from '~/components/forms/filter-form';
import { BoundTo, Form } from '~/components/forms/form';
import { SubmitButton } from '~/components/forms/submit-button';
import list from '~/components/list/list.module.css';
import { Pages } from '~/components/list/pages';
import { When } from '~/components/when';
import styles from './sso-configuration.module.css';
import type { ConfigurationPageView } from './sso-configuration-page.server';
import type { TraceList } from './sso-traces.server';
import { OutcomeBadge } from './trace-outcome';

/** Whether it works, and what became of the last people who came this way. */
export function SignInsTab({ view: { configuration, traces, base } }: { view: ConfigurationPageView }) {
  if (!traces) return null;
  const { id } = configuration;
  const isNarrowed = !!(traces.search || traces.result || traces.purpose);
  return (
    <>
      <TestBar id={id} />
      <Filters list={traces} isNarrowed={isNarrowed} />
      <div className={list.frame}>
        {traces.items.length > 0 ? (
          <Table items={traces.items} path={`${base}/${id}/sign-ins`} />
        ) : (
          <Empty isNarrowed={isNarrowed} />
        )}
      </div>
      <Text size="sm" c="dimmed" mt="xs">
        Failed sign-ins are kept for {TRACES_KEPT.failureDays} days, successful ones for{' '}
        {TRACES_KEPT.successDays} days.
      </Text>
      <Pages first={traces.first} next={traces.next} />
    </>
  );
}

function TestBar({ id }: { id: string }) {
  return (
    <section className={styles.testBar} aria-labelledby="test">
      <div>
        <h2 id="test" className={styles.partTitle}>
          Test this connection
        </h2>
        <Text size="sm" c="dimmed">
          Sign in at the provider as one of your people. It makes no session and no account, also while the
          connection is switched off, and you see every step of it.
        </Text>
      </div>
      <div className={styles.testWays}>
        <Form method="post">
          <SubmitButton
            intent={`test:${id}`}
            leftSection={<IconFlask size={16} stroke={1.8} aria-hidden="true" />}
          >
            Test now
          </SubmitButton>
        </Form>
        {/* A plain form: it leaves this page where it is. */}
        <form method="post" target="_blank">
          <BoundTo />
          <Button type="submit" name="intent" value={`test:${id}`} variant="default">
            In a new tab
          </Button>
        </form>
      </div>
    </section>
  );
}

function Filters({ list: view, isNarrowed }: { list: TraceList; isNarrowed: boolean }) {
  return (
    <FilterForm
      className={list.filters}
      held={{ search: view.search, result: view.result, purpose: view.purpose }}
    >
      <input type="hidden" name="tab" value="sign-ins" />
      <TextInput
        name="search"
        label="Person or reference"
        placeholder="ada@acme.com or the reference they saw"
        defaultValue={view.search}
        maxLength={254}
        miw={260}
      />
      <NativeSelect
        name="result"
        label="Ended"
        defaultValue={view.result}
        data={[
          { value: '', label: 'Anyhow' },
          { value: 'success', label: 'Let in' },
          { value: 'failure', label: 'Refused' },
          { value: 'open', label: 'Not finished' },
        ]}
      />
      <NativeSelect
        name="purpose"
        label="Kind"
        defaultValue={view.purpose}
        data={[
          { value: '', label: 'All' },
          { value: 'sign_in', label: 'Sign-ins' },
          { value: 'test', label: 'Tests' },
        ]}
      />
      <Button type="submit" variant="default">
        Show
      </Button>
      {isNarrowed && (
        <Anchor component={Link} to="?tab=sign-ins" size="sm" pb={8}>
          Show all
        </Anchor>
      )}
    </FilterForm>
  );
}

function Table({ items, path }: { items: readonly SsoTraceSummary[]; path: string }) {
  return (
    <table className={list.table}>
      <thead>
        <tr>
          <th scope="col">Person</th>
          <th scope="col">Outcome</th>
          <th scope="col">What they were told</th>
          <th scope="col">When</th>
          <th scope="col">Reference</th>
        </tr>
      </thead>
      <tbody>
        {items.map((trace) => (
          <tr key={trace.id}>
            <td>
              <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <Anchor component={Link} to={`${path}/${trace.id}`} fw={560} size="sm">
                  <bdi>{trace.email ?? 'Not known'}</bdi>
                </Anchor>
                {trace.purpose === 'test' && <div className={list.quiet}>Test</div>}
              </div>
            </td>
            <td data-label="Outcome">
              <OutcomeBadge trace={trace} />
            </td>
            <td data-label="Told">
              <span className={styles.told}>{trace.message ?? '–'}</span>
            </td>
            <td data-label="When" style={{ whiteSpace: 'nowrap' }}>
              <When at={trace.startedAt} />
            </td>
            <td data-label="Reference">
              <code className={styles.reference}>{trace.reference}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Empty({ isNarrowed }: { isNarrowed: boolean }) {
  return (
    <div className={list.empty}>
      <Text fw={600}>{isNarrowed ? 'No sign-in matches' : 'Nobody has come this way yet'}</Text>
      <Text c="dimmed" size="sm" mt={4} maw={460} mx="auto">
        {isNarrowed
          ? 'Try a shorter part of the address, or show all.'
          : 'Test the connection: you will see what the provider says of a person, and what becomes of it here.'}
      </Text>
    </div>
  );
}
