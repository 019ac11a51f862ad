import type { PasskeyChallenge } from '@gatehouse/contracts';
import type { Translate } from '@gatehouse/texts';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

type PasskeyTexts = typeof import('./texts/passkeys/en').default;

export interface PasskeyAnswer {
  challengeId: string;
  response: unknown;
}

/** The server refused. The message is its sentence for the person, if it gave one. */
export class PasskeyRefused extends Error {}

/** Has the browser sign a challenge. The library is fetched at the first press. */
export async function askPasskey({ challengeId, options }: PasskeyChallenge): Promise<PasskeyAnswer> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return { challengeId, response: await startAuthentication({ optionsJSON }) };
}

/**
 * Has the browser offer passkeys in the address field, beside what it remembers, where it can. Any other question to a
 * passkey takes its place.
 *
 * @param challenge asked for only where it is of use
 * @param onAnswer hears of the one that was chosen there
 * @returns how to withdraw the offer
 */
export function offerPasskeys(
  challenge: () => Promise<PasskeyChallenge>,
  onAnswer: (answer: PasskeyAnswer) => void,
): () => void {
  let isWithdrawn = false;
  let withdraw = () => {
    isWithdrawn = true;
  };
  const offer = async () => {
    // The browser is asked itself: the library is fetched only where it is of use.
    if (!(await window.PublicKeyCredential?.isConditionalMediationAvailable?.())) return;
    const { startAuthentication, WebAuthnAbortService } = await import('@simplewebauthn/browser');
    const { challengeId, options } = await challenge();
    if (isWithdrawn) return;
    withdraw = () => WebAuthnAbortService.cancelCeremony();
    const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
    onAnswer({ challengeId, response: await startAuthentication({ optionsJSON, useBrowserAutofill: true }) });
  };
  // Nobody asked for it, so nobody is told: the button says what is wrong to whoever presses it.
  offer().catch(() => undefined);
  return () => withdraw();
}

/** Has the browser make a passkey. */
export async function makePasskey({ challengeId, options }: PasskeyChallenge): Promise<PasskeyAnswer> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return { challengeId, response: await startRegistration({ optionsJSON }) };
}

/** Fetches a JSON answer of our own pages. @throws PasskeyRefused with the sentence that came instead */
export async function askServer<T>(path: string, body: URLSearchParams = new URLSearchParams()): Promise<T> {
  const response = await fetch(path, { method: 'POST', body });
  const answer = (await response.json().catch(() => null)) as (T & { message?: string }) | null;
  if (response.ok && answer) return answer;
  throw new PasskeyRefused(answer?.message);
}

type PasskeyFailure = { message: string } | { text: Exclude<keyof PasskeyTexts, 'elsewhere'> };

/** Browsers name their failures; people want to know what to do. Source: WebAuthn Level 3 §5.1. */
export function passkeyFailure(error: unknown): PasskeyFailure {
  if (error instanceof PasskeyRefused) {
    return error.message ? { message: error.message } : { text: 'failed' };
  }
  const { name, code } = error as { name?: string; code?: string };
  if (name === 'NotAllowedError' || name === 'AbortError') return { text: 'notAllowed' };
  if (name === 'InvalidStateError' || code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') {
    return { text: 'alreadyRegistered' };
  }
  if (name === 'NotSupportedError') return { text: 'notSupported' };
  if (name === 'SecurityError') return { text: 'wrongAddress' };
  return { text: 'noAnswer' };
}

export function tellPasskeyFailure(error: unknown, t: Translate<PasskeyTexts>): string {
  const failure = passkeyFailure(error);
  return 'message' in failure ? failure.message : t(failure.text);
}
