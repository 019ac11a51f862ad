import { LIMITS } from '@gatehouse/contracts';
import type { PopupStart } from '~/features/auth/popup-answers';
import { PopupAttempt } from '~/features/auth/popup-attempt';
import { clearAlert, type Failure, showAlert } from './alert';
import { onClick, shownFor } from './forms';
import { send } from './send';
import { textOf } from './texts';

let attempt: PopupAttempt | null = null;
let open: Window | null = null;
/** Ends what is shown of an open pop-up. */
let end: (() => void) | null = null;

/** Signs in through a provider's page in a pop-up, and stays on the page meanwhile. */
export function signInByPopup(): void {
  onClick('button[data-popup]', (button, event) => {
    event.preventDefault();
    void start(button as HTMLButtonElement);
  });
}

async function start(button: HTMLButtonElement): Promise<void> {
  attempt?.end();
  end?.();
  // The one before may be about to close itself.
  open?.close();
  // Before anything is waited for: browsers let only the click itself open one.
  const popup = openPopup();
  open = popup;
  const place = document.querySelector('[data-popup-problem]');
  const label = button.textContent ?? '';
  const fail = (failure: Failure) => {
    end?.();
    if (place) showAlert(place, failure);
  };
  if (place) clearAlert(place);
  if (!popup) {
    const action = { intent: button.value, label: textOf('inThisWindow').replace('{action}', label) };
    return fail({ message: textOf('popupBlocked'), action });
  }
  end = showWaiting(button, label);
  const begun = await begin(button);
  if (!begun?.ok) {
    popup.close();
    return fail({ message: begun?.message ?? textOf('failedToStart'), reference: begun?.reference });
  }
  popup.location.replace(begun.authorizationUrl);
  attempt = new PopupAttempt(popup, begun.state, {
    failed: (why) => fail({ message: textOf(why) }),
    ended: (result) => {
      if (result.kind === 'refused') fail(result);
      else location.assign(result.to);
    },
  });
}

/** @returns what ends it */
function showWaiting(button: HTMLButtonElement, label: string): () => void {
  const text = button.querySelector('.mantine-Button-label');
  const status = document.querySelector('[data-popup-status]');
  text?.replaceChildren(textOf('continueInWindow'));
  button.setAttribute('aria-busy', 'true');
  status?.replaceChildren(textOf('windowOpened'));
  return () => {
    text?.replaceChildren(label);
    button.removeAttribute('aria-busy');
    status?.replaceChildren();
    end = null;
  };
}

/** In the middle of this window. */
function openPopup(): Window | null {
  const { width, height } = LIMITS.signInPopup;
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2);
  return window.open('', '_blank', `popup,width=${width},height=${height},left=${left},top=${top}`);
}

async function begin(button: HTMLButtonElement): Promise<PopupStart | null> {
  const email = button.form ? String(new FormData(button.form).get('email') ?? '') : '';
  const returnTo = new URLSearchParams(location.search).get('returnTo') ?? '';
  try {
    const mode = button.dataset.popup ?? 'signin';
    const response = await send('/sso/start', {
      intent: button.value,
      mode,
      email,
      returnTo,
      shownFor: shownFor(),
    });
    return (await response.json()) as PopupStart;
  } catch {
    return null;
  }
}
