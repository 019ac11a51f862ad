import { LIMITS } from '@gatehouse/contracts';
import type { PopupEnd, PopupOutcome } from './popup-answers';
import { isPopupMessage, POPUP_CHANNEL, type PopupMessage } from './popup-messages';

/** Keys of texts of the sign-in page. */
export type PopupFailure = 'stateMismatch' | 'notCompleted' | 'oauthFailed' | 'cancelled';

/** The events of a pop-up for its page. */
export interface PopupListener {
  ended(end: PopupEnd): void;
  failed(why: PopupFailure): void;
}

/** The provider's own errors have one specified sentence on the waiting page. */
const OF_THE_PROVIDER = ['cancelled', 'no_code', 'idp_error', 'idp_invalid_client', 'idp_invalid_request'];

/**
 * Waits for a pop-up to finish. It reports by `postMessage` and by a channel of this origin, because a provider's page
 * may have cut its opener. For the same reason, a pop-up that appears closed counts as canceled only if the server has
 * no result, and a later result still counts.
 */
export class PopupAttempt {
  private readonly channel = new BroadcastChannel(POPUP_CHANNEL);
  private readonly poll: ReturnType<typeof setInterval>;
  private isAsking = false;
  private isOver = false;

  constructor(
    private readonly popup: Window,
    private readonly state: string,
    private readonly listener: PopupListener,
  ) {
    window.addEventListener('message', this.hear);
    this.channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      // Other tabs may sign in too.
      if (isPopupMessage(data) && data.state === this.state) void this.take(data);
    };
    this.poll = setInterval(() => void this.look(), LIMITS.popupPollMs);
  }

  /** Stops listening. */
  end(): void {
    this.isOver = true;
    clearInterval(this.poll);
    this.channel.close();
    window.removeEventListener('message', this.hear);
  }

  private readonly hear = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin === location.origin && source === this.popup && isPopupMessage(data)) void this.take(data);
  };

  private async take(message: PopupMessage): Promise<void> {
    if (this.isOver) return;
    this.end();
    if (message.type === 'oauth_success' && message.state !== this.state) {
      return this.listener.failed('stateMismatch');
    }
    const outcome = await ask(this.state);
    if (outcome?.status === 'ended') return this.tell(outcome.end);
    const isGood = message.type === 'oauth_success';
    this.listener.failed(isGood ? 'notCompleted' : 'oauthFailed');
  }

  private async look(): Promise<void> {
    if (!this.popup.closed || this.isAsking || this.isOver) return;
    this.isAsking = true;
    const outcome = await ask(this.state);
    this.isAsking = false;
    if (this.isOver || outcome?.status === 'ending') return;
    clearInterval(this.poll);
    if (outcome?.status === 'ended') {
      this.end();
      return this.tell(outcome.end);
    }
    this.listener.failed(outcome ? 'cancelled' : 'notCompleted');
  }

  private tell(end: PopupEnd): void {
    if (end.kind === 'refused' && OF_THE_PROVIDER.includes(end.code)) {
      this.listener.failed('oauthFailed');
      return;
    }
    this.listener.ended(end);
  }
}

/** @returns null if the server does not respond */
async function ask(state: string): Promise<PopupOutcome | null> {
  try {
    const response = await fetch('/sso/outcome', { method: 'POST', body: new URLSearchParams({ state }) });
    return response.ok ? ((await response.json()) as PopupOutcome) : null;
  } catch {
    return null;
  }
}
