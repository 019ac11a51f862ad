import type { Instance, SystemInfrastructure } from '@gatehouse/contracts';
import type { Translate } from '@gatehouse/texts';
import { Alert, Anchor } from '@mantine/core';
import { Link } from '@remix-run/react';
import { type Column, ItemTable } from '~/components/list/list';
import list from '~/components/list/list.module.css';
import { ListBar } from '~/components/list/list-bar';
import { OneLine } from '~/components/list/one-line';
import { Section } from '~/components/panel/section';
import { PageHeader } from '~/components/shell/page-header';
import { usePageTitle } from '~/components/shell/page-title';
import { When } from '~/components/when';
import { wholeRange } from '~/page-links';
import { useFormats, useTexts } from '~/texts/texts-context';
import { inBytes } from '../system/bytes';
import system from '../system/system.module.css';
import { type Machine, machinesOf } from './machines';
import { SizeChart } from './size-chart';
import type { InfrastructureView } from './system-infrastructure.server';
import { infrastructureTexts } from './texts/infrastructure';

type Texts = Translate<typeof import('./texts/infrastructure/en').default>;

const PROCESSES = {
  running: 'process',
  late: 'processLate',
  gone: 'processGone',
} as const satisfies Record<Instance['standing'], string>;

const machineColumns = (t: Texts): Column<Machine>[] => [
  { label: t('machine'), cell: ({ host }) => <OneLine text={host} /> },
  {
    label: t('processes'),
    cell: ({ processes }) => (
      <ul className={system.plain}>
        {processes.map(({ id, kind, pid, version, standing }) => (
          <li key={id}>{t(PROCESSES[standing], { kind: t(kind), version, pid: String(pid) })}</li>
        ))}
      </ul>
    ),
  },
];

type Replica = SystemInfrastructure['replicas'][number] & { id: string };
const replicaColumns = (t: Texts): Column<Replica>[] => [
  { label: t('standby'), cell: ({ name }) => <OneLine text={name} /> },
  { label: t('state'), cell: ({ state }) => state ?? t('notVisible') },
  { label: t('mode'), cell: ({ sync }) => sync ?? t('notVisible') },
  {
    label: t('lag'),
    isNumber: true,
    cell: ({ lagBytes }) => (lagBytes === null ? t('notVisible') : inBytes(Math.max(0, lagBytes))),
  },
  {
    label: t('delay'),
    isNumber: true,
    cell: ({ lagSeconds }) =>
      lagSeconds === null ? t('notMeasured') : t('seconds', { seconds: lagSeconds.toFixed(1) }),
  },
];

type Certificate = SystemInfrastructure['certificates'][number] & { id: string };
const certificateColumns = (t: Texts): Column<Certificate>[] => [
  { label: t('owner'), cell: ({ name }) => <OneLine text={name} /> },
  { label: t('expires'), cell: ({ endsAt }) => <When at={endsAt} /> },
];

/** Machines, database, standbys, storage and certificates of the installation. */
export function InfrastructurePage({ view }: { view: InfrastructureView }) {
  const t = useTexts(infrastructureTexts);
  const { asOf, instances, database, replicas, certificates } = view;
  const expired = certificates.filter(({ endsAt }) => endsAt < asOf);
  return (
    <>
      <PageHeader title={usePageTitle()}>{t.rich('about', { when: () => <When at={asOf} /> })}</PageHeader>
      {expired.length > 0 && (
        <Alert role="alert" color="red" variant="light" mb="lg">
          {t('expired', { count: expired.length })}
        </Alert>
      )}
      <Section title={t('machines')} about={t('machinesAbout')}>
        <ListBar range={wholeRange(machinesOf(instances))} />
        <div className={list.frame}>
          <ItemTable items={machinesOf(instances)} columns={machineColumns(t)} />
        </div>
      </Section>
      <Section title={t('database')}>
        <dl className={`${system.part} ${system.facts} ${system.wide}`}>
          <dt>{t('server')}</dt>
          <dd>{t(database.isStandby ? 'standbyServer' : 'primary', { version: database.version })}</dd>
          <dt>{t('size')}</dt>
          <dd>
            {inBytes(database.sizeBytes)}{' '}
            <Anchor component={Link} to="/superadmin/database" size="sm">
              {t('tables')}
            </Anchor>
          </dd>
          <dt>{t('connections')}</dt>
          <dd>{t('connectionsOf', { used: database.connections, most: database.maxConnections })}</dd>
        </dl>
      </Section>
      <Section title={t('replication')} about={t('replicationAbout')}>
        {replicas.length === 0 ? (
          <p>{t('noStandby')}</p>
        ) : (
          <>
            <div className={list.frame}>
              <ItemTable
                items={replicas.map((each) => ({ ...each, id: each.name }))}
                columns={replicaColumns(t)}
              />
            </div>
            {replicas.some(({ state }) => state === null) && <p>{t('grantMonitor')}</p>}
          </>
        )}
      </Section>
      <Storage storage={view.storage} />
      <Section title={t('certificates')} about={t('certificatesAbout')}>
        {certificates.length === 0 ? (
          <p>{t('noCertificates')}</p>
        ) : (
          <div className={list.frame}>
            <ItemTable
              items={certificates.map((each) => ({ ...each, id: `${each.name} ${each.endsAt}` }))}
              columns={certificateColumns(t)}
            />
          </div>
        )}
      </Section>
    </>
  );
}

function Storage({ storage: { sizes, forecast } }: { storage: SystemInfrastructure['storage'] }) {
  const t = useTexts(infrastructureTexts);
  const formats = useFormats();
  return (
    <Section title={t('storage')} about={t('storageAbout')}>
      {sizes.length > 1 && <SizeChart sizes={sizes} />}
      {forecast ? (
        <>
          <dl className={`${system.part} ${system.facts} ${system.wide}`}>
            <dt>{t('growth')}</dt>
            <dd>
              {t('perDay', {
                bytes: `${forecast.bytesPerDay < 0 ? '-' : ''}${inBytes(Math.abs(forecast.bytesPerDay))}`,
              })}
            </dd>
            {forecast.expected.map(({ inDays, bytes }) => (
              <Expected key={inDays} inDays={inDays} bytes={bytes} />
            ))}
          </dl>
          <p>
            {t('basis', {
              days: forecast.days,
              from: formats.date(forecast.from),
              until: formats.date(forecast.until),
            })}
          </p>
        </>
      ) : (
        <p>{t('noForecast', { days: sizes.length })}</p>
      )}
      <p>{t('freeSpace')}</p>
    </Section>
  );
}

function Expected({ inDays, bytes }: { inDays: number; bytes: number }) {
  const t = useTexts(infrastructureTexts);
  return (
    <>
      <dt>{t('inDays', { days: inDays })}</dt>
      <dd>{t('expectedBytes', { bytes: inBytes(bytes) })}</dd>
    </>
  );
}
