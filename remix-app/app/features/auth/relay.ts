import { LIMITS } from '@gatehouse/contracts';
import { POPUP_CHANNEL, type PopupMessage } from './popup-messages';

/** In a pop-up: sends the result to the page that opened it, by both channels, and closes. */
export function relayToOpener(kind: 'success' | 'error', message: string): void {
  const query = new URLSearchParams(location.search);
  const [code, state] = [query.get('code') ?? '', query.get('state') ?? ''];
  const told: PopupMessage =
    kind === 'success' ? { type: 'oauth_success', code, state } : { type: 'oauth_error', error: message };
  (window.opener as Window | null)?.postMessage(told, location.origin);
  new BroadcastChannel(POPUP_CHANNEL).postMessage({ ...told, state });
  const wait = kind === 'success' ? LIMITS.popupCloseAfterSuccessMs : LIMITS.popupCloseAfterErrorMs;
  setTimeout(() => window.close(), wait);
}
