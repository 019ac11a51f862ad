import { LIMITS } from '@gatehouse/contracts';
import { useSearchParams } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { notifySuccess } from '~/components/notify';
import { SSO_PROVIDERS } from '~/components/sso-providers';
import type { FormState } from '~/form-state';
import { useTexts } from '~/texts/texts-context';
import type { PopupStart, VerifiedAccount } from './popup-answers';
import { PopupAttempt } from './popup-attempt';
import { loginTexts } from './texts/login';

/** What a sign-in page shows of a pop-up. */
export interface PopupSignIn {
  /** The intent of the button that was pressed, while its pop-up is open. */
  busy: string | null;
  /** Why it did not come through. */
  problem: FormState | null;
  /** The button, where this window can do what the pop-up could not. */
  instead: { intent: string; label: string } | null;
  verified: VerifiedAccount | null;
  /** Whether the plan of a new organization is to be chosen. */
  choosesPlan: boolean;
  start(intent: string, label: string, form: HTMLFormElement | null): void;
}

const NOTHING = { busy: null, problem: null, instead: null, verified: null, choosesPlan: false };

/** Signs in through a provider's page in a pop-up, and stays on the page meanwhile. */
export function usePopupSignIn(mode: 'signin' | 'signup'): PopupSignIn {
  const t = useTexts(loginTexts);
  const [shown, setShown] = useState<Omit<PopupSignIn, 'start'>>(NOTHING);
  const [query] = useSearchParams();
  const attempt = useRef<PopupAttempt | null>(null);
  const open = useRef<Window | null>(null);
  useEffect(() => () => attempt.current?.end(), []);

  const fail = useCallback((message: string, reference?: string | null, instead?: PopupSignIn['instead']) => {
    const problem = { errors: {}, message, values: {}, reference: reference ?? undefined };
    setShown({ ...NOTHING, problem, instead: instead ?? null });
  }, []);

  const start = useCallback(
    async (intent: string, label: string, form: HTMLFormElement | null) => {
      attempt.current?.end();
      // The one before may be about to close itself.
      open.current?.close();
      // Before anything is waited for: browsers let only the click itself open one.
      const popup = openPopup();
      open.current = popup;
      if (!popup) return fail(t('popupBlocked'), null, { intent, label });
      setShown({ ...NOTHING, busy: intent });
      const email = form ? String(new FormData(form).get('email') ?? '') : '';
      const begun = await begin({ intent, mode, email, returnTo: query.get('returnTo') ?? '' });
      if (!begun?.ok) {
        popup.close();
        return fail(begun?.message ?? t('failedToStart'), begun?.reference);
      }
      popup.location.replace(begun.authorizationUrl);
      attempt.current = new PopupAttempt(popup, begun.state, {
        failed: (why) => fail(t(why)),
        ended: (end) => {
          if (end.kind === 'refused') return fail(end.message, end.reference);
          if (end.kind === 'go') return location.assign(end.to);
          notifySuccess(t('succeeded', { provider: SSO_PROVIDERS[end.provider].name }));
          setShown(end.signedUp ? { ...NOTHING, choosesPlan: true } : { ...NOTHING, verified: end });
        },
      });
    },
    [mode, query, fail, t],
  );
  return { ...shown, start };
}

/** In the middle of this window. */
function openPopup(): Window | null {
  const { width, height } = LIMITS.signInPopup;
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2);
  return window.open('', '_blank', `popup,width=${width},height=${height},left=${left},top=${top}`);
}

async function begin(asked: Record<string, string>): Promise<PopupStart | null> {
  try {
    const response = await fetch('/sso/start', { method: 'POST', body: new URLSearchParams(asked) });
    return (await response.json()) as PopupStart;
  } catch {
    return null;
  }
}
