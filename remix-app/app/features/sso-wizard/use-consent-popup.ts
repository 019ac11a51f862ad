import { LIMITS, TEXTS } from '@gatehouse/contracts';
import { useNavigate, useRevalidator } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTexts } from '~/texts/texts-context';
import { CONSENT_CHANNEL, isConsentMessage } from './consent-messages';
import type { ConsentStart } from './consent-start';
import { wizardRunTexts } from './texts/run';
import { wizardTexts } from './texts/wizard';
import { explained, type WizardTexts } from './wizard-form';

export interface ConsentPopup {
  isOpen: boolean;
  /** What did not come through. */
  problem: { message: string; why?: string } | null;
  /** The way to the provider in this window, where no pop-up may open. */
  instead: string | null;
  start(): void;
}

/**
 * Has an admin consent in a pop-up. It tells by `postMessage` and by a channel of this origin, since a provider's page
 * may have cut it off; for the same reason one that reads as closed only says so, and what comes later still counts.
 *
 * @param id of the run, null for whoever holds a link
 * @param back the page that shows what was captured
 * @param capturedAt when the last capture was made; another one is the result that was waited for
 */
export function useConsentPopup(id: string | null, back: string, capturedAt: string | null): ConsentPopup {
  const t = useTexts(wizardTexts);
  const run = useTexts(wizardRunTexts);
  const [shown, setShown] = useState<Omit<ConsentPopup, 'start'>>(CLOSED);
  const stop = useRef<() => void>(() => undefined);
  const before = useRef(capturedAt);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  useEffect(() => () => stop.current(), []);
  // The pop-up may have come through although nothing of it was heard: the server knows.
  useEffect(() => {
    if (!shown.isOpen && !shown.problem) before.current = capturedAt;
    else if (capturedAt !== before.current) navigate(back, { replace: true });
  }, [capturedAt, shown, back, navigate]);

  const start = useCallback(async () => {
    stop.current();
    // Before anything is waited for: browsers let only the click itself open one.
    const popup = openPopup();
    const begun = await begin(id, back, popup ? 'popup' : 'page');
    if (!begun.ok) {
      popup?.close();
      return setShown({ ...CLOSED, problem: problemOf(t, begun.message) });
    }
    if (!popup) {
      const problem = { message: run('popupBlocked') };
      return setShown({ ...CLOSED, problem, instead: begun.authorizationUrl });
    }
    setShown({ ...CLOSED, isOpen: true });
    popup.location.replace(begun.authorizationUrl);
    stop.current = listen(popup, begun.state, {
      succeeded: () => navigate(back, { replace: true }),
      failed: (message) => {
        setShown({ ...CLOSED, problem: problemOf(t, message) });
        revalidate();
      },
      closed: () => {
        setShown({ ...CLOSED, problem: { message: t('cancelled') } });
        revalidate();
      },
    });
  }, [id, back, navigate, revalidate, t, run]);
  return { ...shown, start };
}

const CLOSED = { isOpen: false, problem: null, instead: null };

/** The specified sentence, and why apart from it. */
function problemOf(t: WizardTexts, message: string): { message: string; why: string } {
  const { headline, why } = explained(message);
  return { message: t(headline ?? 'cancelled'), why };
}

async function begin(run: string | null, back: string, window: 'popup' | 'page'): Promise<ConsentStart> {
  try {
    const body = new URLSearchParams({ back, window, ...(run ? { run } : {}) });
    const response = await fetch('/sso/wizard/consent', { method: 'POST', body });
    return (await response.json()) as ConsentStart;
  } catch {
    return { ok: false, message: TEXTS.wizard.failedToStart };
  }
}

/** In the middle of this window. Named, so that a second press takes the same one. */
function openPopup(): Window | null {
  const { width, height } = LIMITS.wizardPopup;
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2);
  return window.open('', 'gatehouse-wizard', `popup,width=${width},height=${height},left=${left},top=${top}`);
}

interface Listener {
  succeeded(): void;
  failed(message: string): void;
  closed(): void;
}

function listen(popup: Window, state: string, listener: Listener): () => void {
  const channel = new BroadcastChannel(CONSENT_CHANNEL);
  const stop = () => {
    clearInterval(poll);
    channel.close();
    window.removeEventListener('message', hear);
  };
  const take = (data: unknown) => {
    // Other tabs have their own.
    if (!isConsentMessage(data) || data.state !== state) return;
    stop();
    if (data.type === 'oauth_success') listener.succeeded();
    else listener.failed(data.error);
  };
  const hear = ({ origin, data }: MessageEvent<unknown>) => {
    if (origin === location.origin) take(data);
  };
  const poll = setInterval(() => {
    if (!popup.closed) return;
    clearInterval(poll);
    listener.closed();
  }, LIMITS.popupPollMs);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => take(data);
  window.addEventListener('message', hear);
  return stop;
}
