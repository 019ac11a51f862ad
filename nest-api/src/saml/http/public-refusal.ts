import { AppError } from '../../common/app-error.js';
import type { Refusal } from '../../common/problem.filter.js';
import { type SamlCheck, SamlRefused } from '../protocol/saml-refused.js';
import { SignOnOver } from '../sign-on/sign-ons.service.js';

/** The sender of a message, from the user's point of view. */
export type Sender = 'application' | 'directory';

/** The purpose of the message. */
export type Purpose = 'sign_in' | 'sign_out';

interface Told {
  readonly code: string;
  readonly message: string;
}

const TOO_OLD: Told = {
  code: 'saml_message_expired',
  message: 'The message of the application is too old, or its clock is wrong. Go back to it and start again.',
};
const ANSWER_TOO_OLD: Told = {
  code: 'saml_answer_expired',
  message: 'The answer of your identity provider is too old, or its clock is wrong. Sign in again.',
};

const LOGOUT_TOO_OLD: Told = {
  code: 'saml_logout_expired',
  message: 'The message about signing out is too old, or a clock is wrong.',
};
const SIGN_OUT_OVER: Refusal = {
  status: 410,
  code: 'sign_out_over',
  message: 'This sign-out took too long or was finished already.',
};

/** The code of the error page. It explains what happened and who to contact; only the log names the failed check. */
const TOLD: Record<Sender, Partial<Record<SamlCheck, Told>> & { readonly otherwise: Told }> = {
  application: {
    unknown_partner: {
      code: 'saml_unknown_application',
      message: 'This application is not registered here. Contact its operator.',
    },
    assertion_consumer_service: {
      code: 'saml_address_not_registered',
      message:
        'This application requests a response at an address that is not registered. Contact its operator.',
    },
    issue_instant: TOO_OLD,
    expired: TOO_OLD,
    unsolicited: {
      code: 'saml_not_allowed',
      message: 'This application cannot be opened from here. Start from the application itself.',
    },
    otherwise: {
      code: 'saml_message_refused',
      message: 'The message of the application was not accepted. Send the reference to its operator.',
    },
  },
  directory: {
    issue_instant: ANSWER_TOO_OLD,
    expired: ANSWER_TOO_OLD,
    unsolicited: {
      code: 'saml_answer_unasked',
      message: 'Your organization does not allow signing in from its directory. Start from our sign-in page.',
    },
    replayed: {
      code: 'saml_answer_used',
      message: 'This sign-in was used already. Sign in again.',
    },
    otherwise: {
      code: 'saml_answer_refused',
      message:
        'The answer of your identity provider was not accepted. Ask your administrator, with the reference.',
    },
  },
};

/** The same for logout messages. The user remains signed in to Gatehouse. */
const TOLD_OF_LOGOUT: Partial<Record<SamlCheck, Told>> & { readonly otherwise: Told } = {
  unknown_partner: {
    code: 'saml_logout_unknown_application',
    message: 'The application that asked to sign you out is not registered here.',
  },
  issue_instant: LOGOUT_TOO_OLD,
  expired: LOGOUT_TOO_OLD,
  otherwise: {
    code: 'saml_logout_refused',
    message: 'The message about signing out was not accepted.',
  },
};

/** Null for an unexpected error of Gatehouse itself. */
export function publicRefusal(error: unknown, sender: Sender, purpose: Purpose): Refusal | null {
  if (error instanceof SignOnOver && purpose === 'sign_out') return SIGN_OUT_OVER;
  if (error instanceof SamlRefused) {
    const told = purpose === 'sign_out' ? TOLD_OF_LOGOUT : TOLD[sender];
    return { status: error.check === 'too_large' ? 413 : 400, ...(told[error.check] ?? told.otherwise) };
  }
  return error instanceof AppError ? error : null;
}
