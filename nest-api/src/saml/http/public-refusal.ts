import { AppError } from '../../common/app-error.js';
import type { Refusal } from '../../common/problem.filter.js';
import { type SamlCheck, SamlRefused } from '../protocol/saml-refused.js';

/** Who a message is from, as far as the person is concerned. */
export type Sender = 'application' | 'directory';

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

/** What the person is told: what happened and whom to ask. Which check failed is in the log. */
const TOLD: Record<Sender, Partial<Record<SamlCheck, Told>> & { readonly otherwise: Told }> = {
  application: {
    unknown_partner: {
      code: 'saml_unknown_application',
      message: 'This application is not registered here. Ask whoever runs it.',
    },
    assertion_consumer_service: {
      code: 'saml_address_not_registered',
      message:
        'This application asks for an answer at an address that is not registered. Ask whoever runs it.',
    },
    issue_instant: TOO_OLD,
    expired: TOO_OLD,
    unsolicited: {
      code: 'saml_not_allowed',
      message: 'This application cannot be opened from here. Start from the application itself.',
    },
    otherwise: {
      code: 'saml_message_refused',
      message: 'The message of the application was not accepted. Ask whoever runs it, with the reference.',
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

/** Null for what is no refusal but a fault of ours. */
export function publicRefusal(error: unknown, sender: Sender): Refusal | null {
  if (error instanceof SamlRefused) {
    const told = TOLD[sender];
    return { status: error.check === 'too_large' ? 413 : 400, ...(told[error.check] ?? told.otherwise) };
  }
  return error instanceof AppError ? error : null;
}
