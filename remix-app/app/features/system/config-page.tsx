import type { SystemSetting } from '@gatehouse/contracts';
import { Badge, Code } from '@mantine/core';
import { type Column, ItemTable } from '~/components/list/list';
import list from '~/components/list/list.module.css';
import { Section } from '~/components/panel/section';
import { PageHeader } from '~/components/shell/page-header';
import { usePageTitle } from '~/components/shell/page-title';
import { type Translation, useTexts } from '~/texts/texts-context';
import classes from './system.module.css';
import type { ConfigView } from './system-deployment.server';
import { configTexts } from './texts/config';

/** Every setting of API, web app and gateway, its value and where it came from. */
export function ConfigPage({ view: { api, web, gateway } }: { view: ConfigView }) {
  const t = useTexts(configTexts);
  return (
    <>
      <PageHeader title={usePageTitle()}>{t('about')}</PageHeader>
      <Section title={t('api')} about={t('apiAbout')}>
        <Settings settings={api} />
      </Section>
      <Section title={t('web')} about={t('webAbout')}>
        <Settings settings={web} />
      </Section>
      <Section
        title={t('gateway')}
        {...(gateway && {
          about: t('gatewayAbout', { host: gateway.host, pid: gateway.pid }),
        })}
      >
        {gateway ? <Settings settings={gateway.settings} /> : <p className={list.quiet}>{t('noGateway')}</p>}
      </Section>
    </>
  );
}

function Settings({ settings }: { settings: readonly SystemSetting[] }) {
  const t = useTexts(configTexts);
  return (
    <div className={list.frame}>
      <ItemTable
        items={settings.map((setting) => ({ ...setting, id: setting.name }))}
        columns={columnsOf(t)}
      />
    </div>
  );
}

const COLORS: Record<SystemSetting['source'], string> = {
  environment: 'brand',
  file: 'brand',
  default: 'gray',
  unset: 'gray',
};

type Texts = Translation<typeof import('./texts/config/en').default>;

const columnsOf = (t: Texts): Column<SystemSetting & { id: string }>[] => [
  { label: t('setting'), cell: ({ name }) => <bdi className={classes.name}>{name}</bdi> },
  { label: t('value'), cell: (setting) => <Value setting={setting} /> },
  {
    label: t('source'),
    cell: ({ source }) => (
      <Badge color={COLORS[source]} variant="light" tt="none">
        {t(source)}
      </Badge>
    ),
  },
];

function Value({ setting: { value, secret, source } }: { setting: SystemSetting }) {
  const t = useTexts(configTexts);
  if (secret) return <span className={list.quiet}>{isSet(source) ? t('secretSet') : t('unset')}</span>;
  if (value === null || value === '') return <span className={list.quiet}>{t('none')}</span>;
  return <Code style={{ overflowWrap: 'anywhere' }}>{value}</Code>;
}

function isSet(source: SystemSetting['source']): boolean {
  return source === 'environment' || source === 'file';
}
