import type { SystemSetting } from '@gatehouse/contracts';
import { Badge, Code } from '@mantine/core';
import { type Column, ItemTable } from '~/components/list/list';
import list from '~/components/list/list.module.css';
import { Section } from '~/components/panel/section';
import { PageHeader } from '~/components/shell/page-header';
import classes from './system.module.css';
import type { ConfigView } from './system-deployment.server';

/** Every setting of API, web app and gateway, its value and where it came from. */
export function ConfigPage({ view: { api, web, gateway } }: { view: ConfigView }) {
  return (
    <>
      <PageHeader title="Configuration">
        Each process reads its settings once, when it starts. Under npm start the gateway hands them on, so
        that API and web app name the environment as their source.
      </PageHeader>
      <Section title="API" about="Of the process that answered.">
        <Settings settings={api} />
      </Section>
      <Section title="Web app" about="Of the process that drew this page.">
        <Settings settings={web} />
      </Section>
      <Section
        title="Gateway"
        {...(gateway && {
          about: `${gateway.host}, process ${gateway.pid}, and the processes that it starts.`,
        })}
      >
        {gateway ? (
          <Settings settings={gateway.settings} />
        ) : (
          <p className={list.quiet}>
            No gateway of Gatehouse reported. Another proxy stands in front, such as the Caddy of the Compose
            file; its settings are in its own configuration.
          </p>
        )}
      </Section>
    </>
  );
}

function Settings({ settings }: { settings: readonly SystemSetting[] }) {
  return (
    <div className={list.frame}>
      <ItemTable items={settings.map((setting) => ({ ...setting, id: setting.name }))} columns={COLUMNS} />
    </div>
  );
}

const SOURCES: Record<SystemSetting['source'], { label: string; color: string }> = {
  environment: { label: 'Environment', color: 'brand' },
  file: { label: 'File', color: 'brand' },
  default: { label: 'Default', color: 'gray' },
  unset: { label: 'Not set', color: 'gray' },
};

const COLUMNS: Column<SystemSetting & { id: string }>[] = [
  { label: 'Setting', cell: ({ name }) => <span className={classes.name}>{name}</span> },
  { label: 'Value', cell: (setting) => <Value setting={setting} /> },
  {
    label: 'From',
    cell: ({ source }) => (
      <Badge color={SOURCES[source].color} variant="light" tt="none">
        {SOURCES[source].label}
      </Badge>
    ),
  },
];

function Value({ setting: { value, secret, source } }: { setting: SystemSetting }) {
  if (secret) return <span className={list.quiet}>{isSet(source) ? 'Set, and never shown' : 'Not set'}</span>;
  if (value === null || value === '') return <span className={list.quiet}>None</span>;
  return <Code style={{ overflowWrap: 'anywhere' }}>{value}</Code>;
}

function isSet(source: SystemSetting['source']): boolean {
  return source === 'environment' || source === 'file';
}
