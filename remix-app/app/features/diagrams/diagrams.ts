import type { Instance, SignInPicture, SystemDatabase, SystemHealth } from '@gatehouse/contracts';
import { inBytes } from '../system/bytes';
import type { Box, Diagram, Line } from './diagram';

const KINDS = { gateway: 'Gateway', web: 'Web app', api: 'API' } as const;
const SHOWN = 8;

/** Which processes run, and what each of them calls. */
export function processDiagram(instances: readonly Instance[], database: SystemDatabase): Diagram {
  const of = (kind: Instance['kind']) =>
    instances.filter((each) => each.kind === kind && each.standing !== 'gone');
  const gateways = of('gateway').length > 0 ? of('gateway').map(boxOf) : [PROXY];
  const [web, api] = [of('web').map(boxOf), of('api').map(boxOf)];
  const connections = database.connections.reduce((sum, { count }) => sum + count, 0);
  return {
    name: 'processes',
    title: 'Processes',
    columns: [
      {
        title: 'Callers',
        boxes: [{ id: 'callers', label: 'Browsers, applications', note: 'One public address' }],
      },
      { title: 'Entry', boxes: gateways },
      { title: 'Web app', boxes: web },
      { title: 'API', boxes: api },
      {
        title: 'Database',
        boxes: [
          {
            id: 'database',
            label: `PostgreSQL ${database.version}`,
            note: `${inBytes(database.sizeBytes)}, ${connections} connections`,
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

const PROXY: Box = { id: 'proxy', label: 'Reverse proxy', note: 'Does not report' };

function boxOf({ id, kind, host, version, standing }: Instance): Box {
  const note = `${host}, ${version}${standing === 'running' ? '' : `, ${standing}`}`;
  return { id, label: KINDS[kind], note, isWrong: standing !== 'running' };
}

function pairs(from: readonly Box[], to: readonly Box[]): Line[] {
  return from.flatMap((a) => to.map((b) => ({ from: a.id, to: b.id })));
}

/** Where data is kept and where it goes, with what waits there now. */
export function dataDiagram({ upstreams, mail, audit }: SystemHealth, database: SystemDatabase): Diagram {
  const stored = (id: string, label: string, table: string): Box => {
    const found = database.tables.find(({ name }) => name === table);
    const rows = found?.rows === null || !found ? 'Not counted yet' : `About ${Math.round(found.rows)} rows`;
    return { id, label, note: found ? `${rows}, ${inBytes(found.tableBytes + found.indexBytes)}` : rows };
  };
  return {
    name: 'data-flow',
    title: 'Data flow',
    columns: [
      {
        title: 'In',
        boxes: [
          { id: 'browser', label: 'Browsers', note: 'Sign-ins and changes' },
          { id: 'application', label: 'Applications', note: 'Tokens and SAML messages' },
          {
            id: 'idp',
            label: 'Identity providers',
            note: `${upstreams.connections} connections, ${upstreams.failing} failing`,
            isWrong: upstreams.failing > 0,
          },
        ],
      },
      { title: 'Processing', boxes: [{ id: 'api', label: 'API', note: 'Checks, decides, records' }] },
      {
        title: 'Kept in the database',
        boxes: [
          stored('sessions', 'Sessions', 'sessions'),
          stored('memberships', 'Members', 'memberships'),
          stored('artifacts', 'Tokens and codes', 'oauth_artifacts'),
          stored('audit', 'Audit log', 'audit_events'),
          stored('outbox', 'Outbox', 'outbox'),
        ],
      },
      {
        title: 'Out',
        boxes: [
          { id: 'seals', label: 'Seals of the audit log', note: `${audit.unsealed} events wait` },
          {
            id: 'mail',
            label: 'Mail server',
            note: `${mail.queued} queued, ${mail.lastHour.sent} sent in the last hour`,
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

/** Through what people signed in, and where that led. */
export function signInDiagram(picture: SignInPicture, wayNames: Readonly<Record<string, string>>): Diagram {
  const { tenants, ways, applications, entered, opened, days } = picture;
  const box = (id: string, label: string, count: number): Box => ({
    id,
    label,
    note: `${count} ${count === 1 ? 'sign-in' : 'sign-ins'}`,
  });
  return {
    name: 'sign-in-paths',
    title: `Sign-in paths of the last ${days === 1 ? '24 hours' : `${days} days`}`,
    columns: [
      {
        title: 'Organizations',
        boxes: tenants.slice(0, SHOWN).map(({ id, name, count }) => box(`tenant ${id}`, name, count)),
      },
      {
        title: 'Authentication methods',
        boxes: ways.map(({ id, count }) => box(`way ${id}`, wayNames[id] ?? id, count)),
      },
      {
        title: 'Applications',
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
