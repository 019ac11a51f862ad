import type { SessionDto } from '@gatehouse/contracts';

/**
 * - `look`: the session may have changed; ask the server.
 * - `times`: another tab has just heard from the server.
 */
export type TabMessage = { kind: 'look' } | { kind: 'times'; session: SessionDto };

export interface Tabs {
  tell(message: TabMessage): void;
  close(): void;
}

/** Joins the tabs of this browser, which share one session. */
export function openTabs(onMessage: (message: TabMessage) => void): Tabs {
  const channel = new BroadcastChannel('gatehouse-session');
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => onMessage(data);
  return {
    tell: (message) => channel.postMessage(message),
    close: () => channel.close(),
  };
}
