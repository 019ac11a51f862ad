/**
 * Messages of the pop-up to the page that opened it. `state` is added to those that every page of the origin receives.
 */
export type PopupMessage =
  | { type: 'oauth_success'; code: string; state: string }
  | { type: 'oauth_error'; error: string; state?: string };

/** For providers whose pages separate a pop-up from its opener. */
export const POPUP_CHANNEL = 'gatehouse-sso';

export function isPopupMessage(value: unknown): value is PopupMessage {
  const message = value as Partial<Record<'type' | 'code' | 'state' | 'error', unknown>> | null;
  if (typeof message !== 'object' || message === null) return false;
  if (message.type === 'oauth_success')
    return typeof message.code === 'string' && typeof message.state === 'string';
  return message.type === 'oauth_error' && typeof message.error === 'string';
}
