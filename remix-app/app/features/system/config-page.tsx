import type { SystemSetting } from '@gatehouse/contracts';
import { Badge, Code } from '@mantine/core';
import { type Column, ItemTable } from '~/components/list';
import list from '~/components/list.module.css';
import { PageHeader } from '~/components/page-header';
import classes from './system.module.css';

/** Every setting of the API, its value and where it came from. */
export function ConfigPage({ settings }: { settings: readonly SystemSetting[] }) {
  return (
    <>
      <PageHeader title="Configuration">
        The settings of the API. They are read once, from its environment, when it starts.
      </PageHeader>
      <div className={list.frame}>
        <ItemTable items={settings.map((setting) => ({ ...setting, id: setting.name }))} columns={COLUMNS} />
      </div>
    </>
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
