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

/** The server rejected the request. The message is its sentence for the user, if any. */
export class PasskeyRefused extends Error {}

/** Makes the browser sign a challenge. The library is loaded on the first press. */
export async function askPasskey({ challengeId, options }: PasskeyChallenge): Promise<PasskeyAnswer> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return { challengeId, response: await startAuthentication({ optionsJSON }) };
}

/**
 * Makes the browser offer passkeys in the address field, if supported. Any other passkey request replaces it.
 *
 * @param challenge requested only if it is needed
 * @param onAnswer receives the selected passkey's response
 * @returns a function that withdraws the offer
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
    // Checks the browser first, so that the library is loaded only if needed.
    if (!(await window.PublicKeyCredential?.isConditionalMediationAvailable?.())) return;
    const { startAuthentication, WebAuthnAbortService } = await import('@simplewebauthn/browser');
    const { challengeId, options } = await challenge();
    if (isWithdrawn) return;
    withdraw = () => WebAuthnAbortService.cancelCeremony();
    const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
    onAnswer({ challengeId, response: await startAuthentication({ optionsJSON, useBrowserAutofill: true }) });
  };
  // This request was automatic, so an error is not shown. The button shows it when pressed.
  offer().catch(() => undefined);
  return () => withdraw();
}

/** Makes the browser create a passkey. */
export async function makePasskey({ challengeId, options }: PasskeyChallenge): Promise<PasskeyAnswer> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return { challengeId, response: await startRegistration({ optionsJSON }) };
}

/** Fetches JSON from our own pages. @throws PasskeyRefused with the server's sentence */
export async function askServer<T>(path: string, body: URLSearchParams = new URLSearchParams()): Promise<T> {
  const response = await fetch(path, { method: 'POST', body });
  const answer = (await response.json().catch(() => null)) as (T & { message?: string }) | null;
  if (response.ok && answer) return answer;
  throw new PasskeyRefused(answer?.message);
}

type PasskeyFailure = { message: string } | { text: Exclude<keyof PasskeyTexts, 'elsewhere'> };

/** Translates the browser's error names to advice for users. Source: WebAuthn Level 3 §5.1. */
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
