import { SEARCH, type SearchGroup } from '@gatehouse/contracts';
import { useEffect, useState } from 'react';
import { tellSessionRefused } from '~/components/forms/watch-connection';
import { SESSION_CHANGED } from '~/session-binding';
import { refine } from './hits';

export type Found =
  | { readonly state: 'idle'; readonly groups: readonly SearchGroup[] }
  | { readonly state: 'asking' | 'done' | 'busy' | 'failed'; readonly groups: readonly SearchGroup[] };

const NOTHING: Found = { state: 'idle', groups: [] };
/** Somebody who types is asked about when they pause. */
const PAUSE_MS = 150;

/**
 * What the server finds for what is typed. Only the answer to the newest question is heard: an earlier one is called
 * back, and dropped if it comes all the same.
 */
export function useFound(typed: string): Found {
  const [found, setFound] = useState<Found>(NOTHING);
  const q = typed.trim();

  useEffect(() => {
    if (q.length < SEARCH.least) {
      setFound(NOTHING);
      return;
    }
    setFound(({ groups }) => ({ state: 'asking', groups: refine(groups, q) }));
    const call = new AbortController();
    const timer = window.setTimeout(async () => {
      const answer = await ask(q, call.signal);
      if (!call.signal.aborted) setFound(answer);
    }, PAUSE_MS);
    return () => {
      window.clearTimeout(timer);
      call.abort();
    };
  }, [q]);

  return found;
}

async function ask(q: string, signal: AbortSignal): Promise<Found> {
  try {
    const response = await fetch(`/search/results?q=${encodeURIComponent(q)}`, { signal });
    if (response.status === 429) return { state: 'busy', groups: [] };
    if (response.status === SESSION_CHANGED) tellSessionRefused();
    if (!response.ok) return { state: 'failed', groups: [] };
    const { groups } = (await response.json()) as { groups: SearchGroup[] };
    return { state: 'done', groups };
  } catch {
    return { state: 'failed', groups: [] };
  }
}
