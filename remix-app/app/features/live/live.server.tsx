import type { LiveBoard } from '@gatehouse/contracts';
import { localeOf } from '@gatehouse/texts';
import { renderToStaticMarkup } from 'react-dom/server';
import { openStream, orRefuse, refusal } from '~/server/api.server';
import { languageOf } from '~/server/language.server';
import { pageTextsFor, textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { TextsProvider } from '~/texts/texts-context';
import { askAsDisplay, DISPLAY_PATH } from './display.server';
import { LIVE_PARTS, type LiveNumbers, type LivePart } from './live-parts';
import { liveTexts } from './texts/live';
import world from './world.json';

const PATH = '/superadmin/live';

export interface LiveView {
  board: LiveNumbers;
  /** A path of all land, and its size. */
  map: { width: number; height: number; land: string };
  isLight: boolean;
  /** Whether a session sees it, which can leave the board. */
  isOfSession: boolean;
  /** Path of the server-sent events. */
  events: string;
  /** This page in the other colors. */
  other: string;
  /** This page, when it reloads itself. */
  refresh: string;
}

export async function readLiveBoard(visit: Visit): Promise<LiveView> {
  const board = orRefuse(await visit.api.GET('/api/v1/system/live'));
  return viewOf(visit.request, board, PATH, true);
}

/** @param path of the page */
function viewOf(request: Request, board: LiveBoard, path: string, isOfSession: boolean): LiveView {
  const isLight = new URL(request.url).searchParams.get('colors') === 'light';
  const { width, height, land } = world;
  const colors = isLight ? 'colors=light&' : '';
  return {
    board: numbersOf(request, board),
    map: { width, height, land },
    isLight,
    isOfSession,
    events: `${path}/events`,
    other: isLight ? path : `${path}?colors=light`,
    refresh: `${path}?${colors}by-itself=yes`,
  };
}

/** The board for a display; null if the browser is none. */
export async function readDisplay(request: Request): Promise<LiveView | null> {
  const response = await askAsDisplay(request, '/internal/live-display');
  if (response === null) return null;
  if (!response.ok) {
    await response.body?.cancel();
    throw refusal(503, null);
  }
  return viewOf(request, (await response.json()) as LiveBoard, DISPLAY_PATH, false);
}

/** The events of the API with the rendered parts of the page in place of numbers. */
export async function streamLiveBoard({ request, session }: Visit): Promise<Response> {
  const stream = await openStream(request, session, '/api/v1/system/live/events');
  return streamOf(request, stream, PATH);
}

/** The same for a display. 401: the browser is none, or no longer one. */
export async function streamDisplay(request: Request): Promise<Response> {
  const stream = await askAsDisplay(request, '/internal/live-display/events');
  return stream ? streamOf(request, stream, DISPLAY_PATH) : new Response(null, { status: 401 });
}

/** @param path of the page, whose texts the parts have */
async function streamOf(request: Request, stream: Response, path: string): Promise<Response> {
  if (!stream.ok || !stream.body) {
    await stream.body?.cancel();
    return new Response(null, {
      status: stream.status === 429 ? 429 : 503,
      headers: { 'retry-after': '10' },
    });
  }
  const page = new Request(new URL(path, request.url), { headers: request.headers });
  const body = stream.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(eventsOf((board) => renderedParts(page, board)))
    .pipeThrough(new TextEncoderStream());
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      // The compression of remix-serve would hold events back.
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  });
}

/** Replaces the data of events; comments and other events pass through. */
function eventsOf(render: (board: LiveBoard) => string): TransformStream<string, string> {
  let rest = '';
  return new TransformStream({
    transform(chunk, out) {
      const events = (rest + chunk).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) {
        const isBoard = event.startsWith('data: ');
        out.enqueue(isBoard ? `data: ${render(JSON.parse(event.slice(6)))}\n\n` : `${event}\n\n`);
      }
    },
  });
}

/** JSON on one line: the age of the numbers, and the HTML of each part. */
function renderedParts(page: Request, board: LiveBoard): string {
  const numbers = numbersOf(page, board);
  const texts = pageTextsFor(page);
  const parts = Object.entries(LIVE_PARTS).map(([name, Part]) => [
    name satisfies string as LivePart,
    renderToStaticMarkup(
      <TextsProvider value={texts}>
        <Part board={numbers} />
      </TextsProvider>,
    ),
  ]);
  return JSON.stringify({ ageMs: board.ageMs, parts: Object.fromEntries(parts) });
}

const PLACES: Readonly<Record<string, number[]>> = world.places;

function numbersOf(request: Request, { countries, ...board }: LiveBoard): LiveNumbers {
  const t = textsOf(request, liveTexts);
  const names = new Intl.DisplayNames(localeOf(languageOf(request)), { type: 'region' });
  return {
    ...board,
    countries: countries.map(({ country, succeeded, failed }) => {
      const [x, y] = (country && PLACES[country]) || [];
      return {
        name: country && /^[A-Z]{2}$/.test(country) ? (names.of(country) ?? country) : t('unknown'),
        succeeded,
        failed,
        place: x === undefined || y === undefined ? null : ([x, y] as const),
      };
    }),
  };
}
