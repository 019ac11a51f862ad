import type { Instance, SignInPicture, SystemDatabase } from '@gatehouse/contracts';
import { formatsOf } from '@gatehouse/texts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textsOf } from '~/server/texts.server';
import { placed } from './diagram';
import { DiagramSvg, FILE_COLORS } from './diagram-svg';
import { processDiagram, signInDiagram } from './diagrams';
import { diagramTexts } from './texts/diagram';

const words = {
  t: textsOf(new Request('http://localhost/'), diagramTexts),
  formats: formatsOf('en'),
};

const instance = (
  id: string,
  kind: Instance['kind'],
  standing: Instance['standing'] = 'running',
): Instance => ({
  id,
  kind,
  host: `${kind}-1`,
  pid: 1,
  version: '0.1.0',
  nodeVersion: '24',
  startedAt: '2026-11-21T12:00:00Z',
  lastSeenAt: '2026-11-21T12:00:00Z',
  standing,
  migration: null,
  masterKeys: [],
});
const database = {
  version: '18.1',
  sizeBytes: 1_048_576,
  connections: [{ role: 'gatehouse_app', count: 3 }],
  tables: [],
} as unknown as SystemDatabase;

test('each running process is a box with its calls, and a stopped one is not shown', () => {
  const diagram = processDiagram(
    [instance('w', 'web'), instance('a', 'api'), instance('b', 'api', 'gone')],
    database,
    words,
  );
  expect(diagram.columns.map(({ boxes }) => boxes.map(({ id }) => id))).toEqual([
    ['callers'],
    ['proxy'],
    ['w'],
    ['a'],
    ['database'],
  ]);
  expect(diagram.lines.map(({ from, to }) => `${from}-${to}`)).toEqual([
    'callers-proxy',
    'proxy-w',
    'w-a',
    'a-database',
  ]);
});

test('boxes do not overlap and are inside the diagram', () => {
  const instances = ['1', '2', '3'].flatMap((id) => [
    instance(`a${id}`, 'api'),
    instance(`w${id}`, 'web', 'late'),
  ]);
  const { boxes, width, height } = placed(processDiagram(instances, database, words));
  const places = boxes.map(({ x, y }) => `${x} ${y}`);
  expect(new Set(places).size).toBe(boxes.length);
  for (const { x, y } of boxes) expect(x >= 0 && y >= 0 && x < width && y < height).toBe(true);
});

test('the name of an organization is only text in the SVG file', () => {
  const picture: SignInPicture = {
    asOf: '2026-11-21T12:00:00Z',
    days: 7,
    signIns: 2,
    isCapped: false,
    tenants: [{ id: 't', name: '<script>alert(1)</script>', count: 2 }],
    ways: [{ id: 'password', count: 2 }],
    applications: [{ id: 'none', name: 'No application', count: 2 }],
    entered: [{ from: 't', to: 'password', count: 2 }],
    opened: [{ from: 'password', to: 'none', count: 2 }],
  };
  const svg = renderToStaticMarkup(
    <DiagramSvg
      diagram={signInDiagram(picture, { password: 'Password' }, words)}
      colors={FILE_COLORS}
      direction="ltr"
    />,
  );
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(svg).not.toContain('<script');
  expect(svg).not.toContain('var(--');
  expect(svg.match(/<path /g)).toHaveLength(2);
});

test('a right-to-left diagram starts at the right, and so do the texts of its boxes', () => {
  const diagram = processDiagram([instance('w', 'web'), instance('a', 'api')], database, words);
  const [first, last] = [
    diagram.columns.at(0)?.boxes.at(0)?.label,
    diagram.columns.at(-1)?.boxes.at(0)?.label,
  ];
  const places = (['ltr', 'rtl'] as const).map((direction) => {
    const svg = renderToStaticMarkup(
      <DiagramSvg diagram={diagram} colors={FILE_COLORS} direction={direction} />,
    );
    return [first, last].map((label) =>
      Number(new RegExp(`<text x="([\\d.]+)"[^>]*>${label}<`).exec(svg)?.[1]),
    );
  });
  const [ltr = [], rtl = []] = places;
  expect(ltr[0]).toBeLessThan(ltr[1] ?? 0);
  const { width } = placed(diagram);
  expect(rtl).toEqual(ltr.map((x) => width - x));
});
