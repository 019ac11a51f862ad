/** What the pop-up tells the page that opened it. */
export type ConsentMessage =
  | { type: 'oauth_success'; code: string; state: string }
  | { type: 'oauth_error'; error: string; state: string };

/** For providers whose pages cut a pop-up off from its opener. */
export const CONSENT_CHANNEL = 'gatehouse-wizard';

export function isConsentMessage(value: unknown): value is ConsentMessage {
  const message = value as Partial<Record<'type' | 'state' | 'error', unknown>> | null;
  if (typeof message !== 'object' || message === null || typeof message.state !== 'string') return false;
  return (
    message.type === 'oauth_success' || (message.type === 'oauth_error' && typeof message.error === 'string')
  );
}
