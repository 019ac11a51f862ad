import { TEXTS } from '@gatehouse/contracts';
import { Alert, Anchor, Button, Code, Group, Text, TextInput } from '@mantine/core';
import { Link, useSearchParams } from '@remix-run/react';
import { IconAlertCircle, IconBolt, IconPlus, IconWand } from '@tabler/icons-react';
import { FilterForm } from '~/components/forms/filter-form';
import list from '~/components/list/list.module.css';
import { Pages } from '~/components/list/pages';
import { isFull, PlanRoom } from '../plans/plan-room';
import { ConfigurationCard } from './configuration-card';
import { SavedNotice } from './saved-notice';
import styles from './sso-configuration.module.css';
import type { ConfigurationList, ConfigurationState } from './sso-configurations.server';

interface Props {
  list: ConfigurationList;
  state: ConfigurationState | undefined;
}

/** The connections to directories: one card each, with its switch, its settings and its history. */
export function ConfigurationsPage({ list: view, state }: Props) {
  const { items, base, showsOwner, failure, history, of, isUnknown, usage, tenantId } = view;
  const [query] = useSearchParams();
  const made = items.find(({ id }) => id === query.get('made'))?.name;
  return (
    <>
      <div className={list.head}>
        <div>
          <h1 className={list.title}>{showsOwner ? 'SSO Configuration' : 'Single Sign-On'}</h1>
          <Text c="dimmed" size="sm" mt={4}>
            {showsOwner
              ? "The directories that people sign in with: the platform's own, behind the buttons of the login pages, and those of every organization."
              : 'The directories that the people of your organization sign in with.'}
          </Text>
        </div>
        {!isFull(usage, 'ssoConfigurations') && <Ways base={base} />}
      </div>
      <nav aria-label="More about single sign-on" className={styles.ways}>
        <Anchor component={Link} to={`${base}/enforcement`} size="sm">
          Require single sign-on
        </Anchor>
        <Anchor component={Link} to={`${base}/routing`} size="sm">
          Where an address goes
        </Anchor>
      </nav>
      <SavedNotice name={state?.saved ?? (state ? undefined : made)} answer={state} />
      <PlanRoom usage={usage} what="ssoConfigurations" action="New configuration" tenantId={tenantId} />
      {showsOwner && <OwnerFilter base={base} of={of} isUnknown={isUnknown} />}
      {failure ? (
        <LoadFailed reference={failure.reference} />
      ) : (
        items.length === 0 && <Empty base={base} of={of} />
      )}
      {/* Before the form sends itself, which is where the warning would ask. */}
      <div className={styles.cards}>
        {items.map((configuration) => (
          <ConfigurationCard
            key={configuration.id}
            configuration={configuration}
            state={state?.id === configuration.id ? state : undefined}
            history={history?.id === configuration.id ? history : null}
            showsOwner={showsOwner}
            isOpen={items.length === 1}
            base={base}
          />
        ))}
      </div>
      <Pages first={view.first} next={view.next} />
    </>
  );
}

/** The ways to connect a directory: step by step, in three steps, or by hand. */
function Ways({ base }: { base: string }) {
  return (
    <Group gap="sm">
      <Button
        component={Link}
        to={`${base}/new`}
        variant="default"
        leftSection={<IconPlus size={16} stroke={2} aria-hidden="true" />}
      >
        New configuration
      </Button>
      <Button
        component={Link}
        to={`${base}/quick`}
        variant="default"
        leftSection={<IconBolt size={16} stroke={1.8} aria-hidden="true" />}
      >
        Quick Auto-Configure
      </Button>
      <Button
        component={Link}
        to={`${base}/wizard`}
        leftSection={<IconWand size={16} stroke={1.8} aria-hidden="true" />}
      >
        Automated SSO Wizard
      </Button>
    </Group>
  );
}

function OwnerFilter({ base, of, isUnknown }: { base: string; of: string; isUnknown: boolean }) {
  return (
    <>
      {isUnknown && (
        <Alert role="alert" color="amber" variant="light" mb="md">
          There is no organization with the code or slug <strong>{of}</strong>. These are the configurations
          of all.
        </Alert>
      )}
      <FilterForm className={list.filters} held={{ of }}>
        <TextInput
          name="of"
          label="Organization"
          placeholder="Code or slug"
          defaultValue={of}
          maxLength={120}
        />
        <Button type="submit" variant="default">
          Show
        </Button>
        {of && (
          <Anchor component={Link} to={base} size="sm" pb={8}>
            Show all
          </Anchor>
        )}
      </FilterForm>
    </>
  );
}

function LoadFailed({ reference }: { reference: string }) {
  return (
    <Alert
      role="alert"
      color="red"
      variant="light"
      icon={<IconAlertCircle size={20} stroke={1.6} aria-hidden="true" />}
    >
      <Text fw={600} c="var(--mantine-color-error)">
        {TEXTS.ssoConfiguration.loadFailed}
      </Text>
      <Text size="sm">
        <Anchor href="" size="sm" underline="always">
          Try again
        </Anchor>{' '}
        in a moment. If it stays, name the reference <Code>{reference}</Code>.
      </Text>
    </Alert>
  );
}

function Empty({ base, of }: { base: string; of: string }) {
  return (
    <div className={`${list.frame} ${list.empty}`}>
      <Text fw={600}>{of ? 'No configuration there' : 'No directory is connected yet'}</Text>
      <Text c="dimmed" size="sm" mt={4} maw={480} mx="auto">
        Connect one, and people sign in with the account of their company: no password of ours to keep, and
        whoever leaves the company is out.
      </Text>
      <Button component={Link} to={`${base}/wizard`} mt="md">
        Connect a directory
      </Button>
    </div>
  );
}
