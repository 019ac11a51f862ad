import type { Instance, SignInPicture, SystemDatabase, SystemHealth } from '@gatehouse/contracts';
import type { Formats, Translate } from '@gatehouse/texts';
import { inBytes } from '../system/bytes';
import type { Box, Diagram, Line } from './diagram';
import type english from './texts/diagram/en';

const SHOWN = 8;

/** How a diagram names its parts. */
export interface DiagramWords {
  t: Translate<typeof english>;
  formats: Formats;
}

/** Which processes run, and what each of them calls. */
export function processDiagram(
  instances: readonly Instance[],
  database: SystemDatabase,
  { t, formats }: DiagramWords,
): Diagram {
  const of = (kind: Instance['kind']) =>
    instances.filter((each) => each.kind === kind && each.standing !== 'gone');
  const gateways = of('gateway').length > 0 ? of('gateway').map((each) => boxOf(each, t)) : [proxy(t)];
  const web = of('web').map((each) => boxOf(each, t));
  const api = of('api').map((each) => boxOf(each, t));
  const connections = database.connections.reduce((sum, { count }) => sum + count, 0);
  return {
    name: 'processes',
    title: t('processes'),
    columns: [
      {
        title: t('callers'),
        boxes: [{ id: 'callers', label: t('callersBox'), note: t('callersNote') }],
      },
      { title: t('entry'), boxes: gateways },
      { title: t('web'), boxes: web },
      { title: t('api'), boxes: api },
      {
        title: t('database'),
        boxes: [
          {
            id: 'database',
            label: `PostgreSQL ${database.version}`,
            note: t('databaseNote', { size: inBytes(database.sizeBytes, formats), count: connections }),
          },
        ],
      },
    ],
    lines: [
      ...gateways.map(({ id }) => ({ from: 'callers', to: id })),
      ...pairs(gateways, web),
      ...pairs(web, api),
      ...(web.length === 0 ? pairs(gateways, api) : []),
      ...api.map(({ id }) => ({ from: id, to: 'database' })),
    ],
  };
}

const proxy = (t: DiagramWords['t']): Box => ({ id: 'proxy', label: t('proxy'), note: t('proxyNote') });

function boxOf({ id, kind, host, version, standing }: Instance, t: DiagramWords['t']): Box {
  const note = t(standing === 'running' ? 'instance' : 'instanceLate', { host, version });
  return { id, label: t(kind), note, isWrong: standing !== 'running' };
}

function pairs(from: readonly Box[], to: readonly Box[]): Line[] {
  return from.flatMap((a) => to.map((b) => ({ from: a.id, to: b.id })));
}

/** Where data is stored and where it goes, with the number of rows and of what waits. */
export function dataDiagram(
  { upstreams, mail, audit }: SystemHealth,
  database: SystemDatabase,
  { t, formats }: DiagramWords,
): Diagram {
  const stored = (id: string, label: string, table: string): Box => {
    const found = database.tables.find(({ name }) => name === table);
    if (!found) return { id, label, note: t('missing') };
    const size = inBytes(found.tableBytes + found.indexBytes, formats);
    const note =
      found.rows === null ? t('notCounted', { size }) : t('rows', { count: Math.round(found.rows), size });
    return { id, label, note };
  };
  return {
    name: 'data-flow',
    title: t('dataFlow'),
    columns: [
      {
        title: t('in'),
        boxes: [
          { id: 'browser', label: t('browsers'), note: t('browsersNote') },
          { id: 'application', label: t('applications'), note: t('applicationsNote') },
          {
            id: 'idp',
            label: t('identityProviders'),
            note: t('identityProvidersNote', upstreams),
            isWrong: upstreams.failing > 0,
          },
        ],
      },
      { title: t('processing'), boxes: [{ id: 'api', label: t('api'), note: t('apiNote') }] },
      {
        title: t('stored'),
        boxes: [
          stored('sessions', t('sessions'), 'sessions'),
          stored('memberships', t('members'), 'memberships'),
          stored('artifacts', t('tokens'), 'oauth_artifacts'),
          stored('audit', t('auditLog'), 'audit_events'),
          stored('outbox', t('outbox'), 'outbox'),
        ],
      },
      {
        title: t('out'),
        boxes: [
          { id: 'seals', label: t('seals'), note: t('sealsNote', { count: audit.unsealed }) },
          {
            id: 'mail',
            label: t('mailServer'),
            note: t('mailServerNote', { queued: mail.queued, sent: mail.lastHour.sent }),
            isWrong: mail.lastHour.dead > 0,
          },
        ],
      },
    ],
    lines: [
      { from: 'browser', to: 'api' },
      { from: 'application', to: 'api' },
      { from: 'idp', to: 'api' },
      ...['sessions', 'memberships', 'artifacts', 'audit', 'outbox'].map((to) => ({ from: 'api', to })),
      { from: 'audit', to: 'seals' },
      { from: 'outbox', to: 'mail' },
    ],
  };
}

/** Authentication methods of each organization, and the applications that users opened with them. */
export function signInDiagram(
  picture: SignInPicture,
  methods: Readonly<Record<string, string>>,
  { t }: DiagramWords,
): Diagram {
  const { tenants, ways, applications, entered, opened, days } = picture;
  const box = (id: string, label: string, count: number): Box => ({
    id,
    label,
    note: t('signIns', { count }),
  });
  return {
    name: 'sign-in-paths',
    title: t('signInPaths', { days }),
    columns: [
      {
        title: t('organizations'),
        boxes: tenants.slice(0, SHOWN).map(({ id, name, count }) => box(`tenant ${id}`, name, count)),
      },
      {
        title: t('methods'),
        boxes: ways.map(({ id, count }) => box(`way ${id}`, methods[id] ?? id, count)),
      },
      {
        title: t('applications'),
        boxes: applications
          .slice(0, SHOWN)
          .map(({ id, name, count }) => box(`application ${id}`, name, count)),
      },
    ],
    lines: [
      ...entered.map(({ from, to, count }) => ({
        from: `tenant ${from}`,
        to: `way ${to}`,
        label: `${count}`,
      })),
      ...opened.map(({ from, to, count }) => ({
        from: `way ${from}`,
        to: `application ${to}`,
        label: `${count}`,
      })),
    ],
  };
}
