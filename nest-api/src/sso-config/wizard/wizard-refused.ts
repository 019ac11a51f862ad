import { TEXTS } from '@gatehouse/contracts';
import { AppError, ConflictError } from '../../common/app-error.js';

/** A step that did not come through: the specified sentence, and why below it. */
export class WizardRefused extends AppError {
  constructor(
    readonly code: string,
    /** The specified sentence. */
    readonly headline: string,
    /** What happened and what to do, for the one who goes through the wizard. */
    readonly why: string,
    readonly status: number = 422,
  ) {
    super(`${headline} ${why}`);
  }
}

export const cancelled = (why: string) => new WizardRefused('wizard_cancelled', TEXTS.wizard.cancelled, why);

export const notStarted = (code: string, why: string) =>
  new WizardRefused(code, TEXTS.wizard.failedToStart, why, 409);

export const notCaptured = (code: string, why: string, status = 502) =>
  new WizardRefused(code, TEXTS.wizard.captureFailed, why, status);

export const wrongState = (why: string) =>
  new WizardRefused('wizard_state_mismatch', TEXTS.signIn.stateMismatch, why);

/** The step that is asked for comes before or after this one. */
export class WrongStep extends ConflictError {
  readonly code = 'wizard_wrong_step';
}

/** Does not reveal whether the link is expired, revoked or unknown. */
export class LinkEnded extends AppError {
  readonly status = 410;
  readonly code = 'wizard_link_ended';

  constructor() {
    super('This link has expired or was revoked. Ask the person who sent it for a new one.');
  }
}

export class TooManyLinks extends ConflictError {
  readonly code = 'too_many_links';

  constructor(most: number) {
    super(`At most ${most} links can be active at a time. Revoke one first.`);
  }
}
