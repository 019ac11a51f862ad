import type { PasskeyChallenge } from '@gatehouse/contracts';
import {
  askPasskey,
  offerPasskeys,
  type PasskeyAnswer,
  PasskeyRefused,
  passkeyFailure,
} from '~/features/account/passkeys';
import { clearAlert, showAlert } from './alert';
import { onClick, showBusy, shownFor } from './forms';
import { noteAction } from './left';
import { send } from './send';
import { textOf } from './texts';

/** A question is answered within ten minutes; a page that is open for longer asks anew. */
const RENEWED_MS = 9 * 60_000;

/** The buttons for passkeys, and the passkeys that the browser offers in the address field. */
export function watchPasskeys(): void {
  onClick('[data-passkey] button[type="button"]', (button) => void press(button));
  const signIn = document.querySelector<HTMLElement>('[data-passkey=""]');
  if (signIn) offerAgain(signIn);
}

async function press(button: HTMLElement): Promise<void> {
  const place = button.closest<HTMLElement>('[data-passkey]');
  if (!place) return;
  clearAlert(place);
  showBusy(button, true);
  try {
    // With a challenge the answer is sent by the form around the button; without, the server gives one.
    const given = place.dataset.passkey;
    if (given) answerInForm(place, await askPasskey(JSON.parse(given) as PasskeyChallenge));
    else await enter(await askPasskey(await challenge()), place);
    // The button stays busy until the next page is there.
  } catch (error) {
    tell(place, error);
    showBusy(button, false);
  }
}

function offerAgain(place: HTMLElement): void {
  const withdraw = offerPasskeys(challenge, (answer) => {
    enter(answer, place).catch((error) => {
      tell(place, error);
      offerAgain(place);
    });
  });
  setTimeout(() => {
    withdraw();
    offerAgain(place);
  }, RENEWED_MS);
}

function answerInForm(place: HTMLElement, answer: PasskeyAnswer): void {
  const form = place.closest('form');
  const field = form?.querySelector<HTMLInputElement>('input[name="passkey"]');
  if (field) field.value = JSON.stringify(answer);
  form?.submit();
}

const challenge = () => ask<PasskeyChallenge>({});

async function enter(answer: PasskeyAnswer, place: HTMLElement): Promise<void> {
  // A passkey in the address field needs no button.
  noteAction();
  const { returnTo } = place.dataset;
  const fields = {
    passkey: JSON.stringify(answer),
    shownFor: shownFor(),
    ...(returnTo && { returnTo }),
  };
  const { redirectTo } = await ask<{ redirectTo: string }>(fields);
  location.assign(redirectTo);
}

async function ask<T>(fields: Record<string, string>): Promise<T> {
  const response = await send('/session/passkey', fields);
  const answer = (await response.json().catch(() => null)) as (T & { message?: string }) | null;
  if (response.ok && answer) return answer;
  throw new PasskeyRefused(answer?.message);
}

function tell(place: Element, error: unknown): void {
  const failure = passkeyFailure(error);
  showAlert(place, { message: 'message' in failure ? failure.message : textOf(failure.text) });
}
