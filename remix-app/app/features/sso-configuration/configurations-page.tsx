import { Alert, Anchor, Button, Code, Text, TextInput } from '@mantine/core';
import { Link, useSearchParams } from '@remix-run/react';
import { IconAlertCircle, IconPlus } from '@tabler/icons-react';
import { ActionButton } from '~/components/forms/action-button';
import { FilterForm } from '~/components/forms/filter-form';
import list from '~/components/list/list.module.css';
import { ListBar } from '~/components/list/list-bar';
import { Pages } from '~/components/list/pages';
import { useWholeList } from '~/components/list/use-saved-views';
import { PageTitle, usePageTitle } from '~/components/shell/page-title';
import { useTexts } from '~/texts/texts-context';
import { isFull, PlanRoom } from '../plans/plan-room';
import { ConfigurationCard } from './configuration-card';
import { ConnectionsTable } from './connections-table';
import { SavedNotice } from './saved-notice';
import styles from './sso-configuration.module.css';
import type { ConfigurationList, ConfigurationState } from './sso-configurations.server';
import { connectionListTexts } from './texts/list';

interface Props {
  list: ConfigurationList;
  state: ConfigurationState | undefined;
}

/** The connections in a table; the card of one has its switch, its settings and its history. */
export function ConfigurationsPage({ list: view, state }: Props) {
  const { items, base, showsOwner, failure, history, of, isUnknown, usage, tenantId } = view;
  const t = useTexts(connectionListTexts);
  const [query] = useSearchParams();
  const made = items.find(({ id }) => id === query.get('made'))?.name;
  const only = items.length === 1 ? items[0]?.id : null;
  const asked = query.get('open') ?? history?.id ?? query.get('made') ?? only;
  const openId = (state && !state.saved ? state.id : asked) ?? asked ?? null;
  return (
    <>
      <div className={list.head}>
        <div>
          <PageTitle>{usePageTitle()}</PageTitle>
          <Text c="dimmed" size="sm" mt={4}>
            {t(showsOwner ? 'about' : 'ownAbout')}
          </Text>
        </div>
        {!isFull(usage, 'ssoConfigurations') && (
          <ActionButton
            to={`${base}/wizard`}
            leftSection={<IconPlus size={16} stroke={2} aria-hidden="true" />}
          >
            {t('add')}
          </ActionButton>
        )}
      </div>
      <nav aria-label={t('more')} className={styles.ways}>
        <Anchor component={Link} to={`${base}/wizard`} size="sm">
          {t('wizard')}
        </Anchor>
        <Anchor component={Link} to={`${base}/quick`} size="sm">
          {t('quick')}
        </Anchor>
        <Anchor
          component={Link}
          to={`${base}/set-up-links${of && `?${new URLSearchParams({ of })}`}`}
          size="sm"
        >
          {t('setUpLinks')}
        </Anchor>
        <Anchor component={Link} to={`${base}/enforcement`} size="sm">
          {t('enforcement')}
        </Anchor>
        <Anchor component={Link} to={`${base}/routing`} size="sm">
          {t('routing')}
        </Anchor>
        <Anchor component={Link} to={`${base}/check`} size="sm">
          {t('federationCheck')}
        </Anchor>
      </nav>
      <SavedNotice name={state?.saved ?? (state ? undefined : made)} answer={state} />
      <PlanRoom usage={usage} what="ssoConfigurations" action={t('add')} tenantId={tenantId} />
      {showsOwner && <OwnerFilter base={base} of={of} isUnknown={isUnknown} />}
      {failure ? (
        <LoadFailed reference={failure.reference} />
      ) : (
        items.length === 0 && <Empty base={base} of={of} />
      )}
      {items.length > 0 && <ListBar range={view.range} />}
      {items.length > 0 && (
        <ConnectionsTable
          base={base}
          items={items}
          showsOwner={showsOwner}
          openId={openId}
          toggle={(id) => withOpen(query, id)}
          card={(configuration) => (
            <ConfigurationCard
              configuration={configuration}
              state={state?.id === configuration.id ? state : undefined}
              history={history?.id === configuration.id ? history : null}
              showsOwner={showsOwner}
              isOpen={items.length === 1}
              base={base}
            />
          )}
        />
      )}
      <Pages {...view.pages} />
    </>
  );
}

/** The address of the page with this card folded out; empty folds all. */
function withOpen(query: URLSearchParams, id: string | null): string {
  const next = new URLSearchParams(query);
  for (const name of ['history', 'before', 'made']) next.delete(name);
  next.set('open', id ?? '');
  return `?${next}`;
}

function OwnerFilter({ base, of, isUnknown }: { base: string; of: string; isUnknown: boolean }) {
  const t = useTexts(connectionListTexts);
  const whole = useWholeList();
  return (
    <>
      {isUnknown && (
        <Alert role="alert" color="amber" variant="light" mb="md">
          {t.rich('unknownOwner', { of: <bdi>{of}</bdi>, b: (inner) => <strong>{inner}</strong> })}
        </Alert>
      )}
      <FilterForm className={list.filters} held={{ of }}>
        <TextInput
          name="of"
          label={t('organization')}
          placeholder={t('codeOrSlug')}
          defaultValue={of}
          maxLength={120}
        />
        <Button type="submit" variant="default">
          {t('show')}
        </Button>
        {of && (
          <Anchor component={Link} to={whole(base)} size="sm" pb={8}>
            {t('showAll')}
          </Anchor>
        )}
      </FilterForm>
    </>
  );
}

function LoadFailed({ reference }: { reference: string }) {
  const t = useTexts(connectionListTexts);
  return (
    <Alert
      role="alert"
      color="red"
      variant="light"
      icon={<IconAlertCircle size={20} stroke={1.6} aria-hidden="true" />}
    >
      <Text fw={600} c="var(--mantine-color-error)">
        {t('loadFailed')}
      </Text>
      <Text size="sm">
        {t.rich('retry', {
          reference,
          retry: (inner) => (
            <Anchor href="" size="sm" underline="always">
              {inner}
            </Anchor>
          ),
          code: (inner) => <Code>{inner}</Code>,
        })}
      </Text>
    </Alert>
  );
}

function Empty({ base, of }: { base: string; of: string }) {
  const t = useTexts(connectionListTexts);
  return (
    <div className={`${list.frame} ${list.empty}`}>
      <Text fw={600}>{t(of ? 'emptyFiltered' : 'empty')}</Text>
      <Text c="dimmed" size="sm" mt={4} maw={480} mx="auto">
        {t('emptyAbout')}
      </Text>
      <ActionButton to={`${base}/wizard`} mt="md">
        {t('connect')}
      </ActionButton>
    </div>
  );
}
