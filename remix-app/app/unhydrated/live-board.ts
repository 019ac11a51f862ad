import { onClick } from './forms';

/** Events come every two seconds; later, the numbers no longer count as current. */
const STALE_MS = 6_000;
const RETRY_MS = 10_000;

interface LiveEvent {
  ageMs: number;
  parts: Record<string, string>;
}

/** Shows the numbers of each event, and for how long there was none. */
export function watchLiveBoard(): void {
  const board = document.querySelector<HTMLElement>('[data-live-board]');
  if (!board) return;
  let measuredAt = performance.now() - Number(board.dataset.liveAge);
  showAge(board, measuredAt);
  setInterval(() => showAge(board, measuredAt), 1_000);
  listen(board.dataset.liveBoard ?? '', ({ ageMs, parts }) => {
    measuredAt = performance.now() - ageMs;
    for (const place of board.querySelectorAll<HTMLElement>('[data-live]')) {
      const html = parts[place.dataset.live ?? ''];
      if (html !== undefined) place.innerHTML = html;
    }
    showAge(board, measuredAt);
  });
  onClick('[data-live-full-screen]', () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void document.documentElement.requestFullscreen();
  });
}

function showAge(board: HTMLElement, measuredAt: number): void {
  const ageMs = performance.now() - measuredAt;
  const isStale = ageMs > STALE_MS;
  board.toggleAttribute('data-is-stale', isStale);
  const seconds = new Intl.NumberFormat(document.documentElement.lang).format(Math.floor(ageMs / 1_000));
  const text = isStale ? (board.dataset.stale ?? '').replace('{s}', seconds) : (board.dataset.fresh ?? '');
  const state = board.querySelector('[data-live-state]');
  if (state && state.textContent !== text) state.textContent = text;
}

/** The browser reconnects by itself when a connection breaks, but not after a response that is no stream. */
function listen(path: string, show: (event: LiveEvent) => void): void {
  const source = new EventSource(path);
  source.addEventListener('message', ({ data }) => show(JSON.parse(data) as LiveEvent));
  source.addEventListener('end', () => location.reload());
  source.addEventListener('error', () => {
    if (source.readyState !== EventSource.CLOSED) return;
    setTimeout(async () => {
      if (await hasEnded(path)) location.reload();
      else listen(path, show);
    }, RETRY_MS);
  });
}

/** Whether the browser may no longer read the events. Unknown while the server does not answer. */
async function hasEnded(path: string): Promise<boolean> {
  const asking = new AbortController();
  try {
    const { status, redirected } = await fetch(path, { signal: asking.signal });
    return redirected || status === 401 || status === 403;
  } catch {
    return false;
  } finally {
    asking.abort();
  }
}
