import { LIMITS } from '@gatehouse/contracts';
import { useEffect } from 'react';
import type { CallbackView } from './callback-view';
import { POPUP_CHANNEL, type PopupMessage } from './popup-messages';

/** In a pop-up: tells the page that opened it what came, by both ways, and closes. */
export function useRelay({ relay, message }: CallbackView): void {
  useEffect(() => {
    const opener = window.opener as Window | null;
    // Whatever came to nothing in a pop-up, the page behind it waits to hear so.
    const kind = relay ?? (opener ? 'error' : null);
    if (!kind) return;
    const query = new URLSearchParams(location.search);
    const [code, state] = [query.get('code') ?? '', query.get('state') ?? ''];
    const told: PopupMessage =
      kind === 'success'
        ? { type: 'oauth_success', code, state }
        : { type: 'oauth_error', error: message ?? '' };
    opener?.postMessage(told, location.origin);
    const channel = new BroadcastChannel(POPUP_CHANNEL);
    channel.postMessage({ ...told, state });
    const wait = kind === 'success' ? LIMITS.popupCloseAfterSuccessMs : LIMITS.popupCloseAfterErrorMs;
    const closing = setTimeout(() => window.close(), wait);
    return () => {
      clearTimeout(closing);
      channel.close();
    };
  }, [relay, message]);
}
