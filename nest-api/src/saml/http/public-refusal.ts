import { AppError } from '../../common/app-error.js';
import type { Refusal } from '../../common/problem.filter.js';
import { type SamlCheck, SamlRefused } from '../protocol/saml-refused.js';

/** What the person is told: what happened and whom to ask. Which check failed is in the log. */
const TOLD: Partial<Record<SamlCheck, { readonly code: string; readonly message: string }>> = {
  unknown_partner: {
    code: 'saml_unknown_application',
    message: 'This application is not registered here. Ask whoever runs it.',
  },
  assertion_consumer_service: {
    code: 'saml_address_not_registered',
    message: 'This application asks for an answer at an address that is not registered. Ask whoever runs it.',
  },
  issue_instant: {
    code: 'saml_message_expired',
    message:
      'The message of the application is too old, or its clock is wrong. Go back to it and start again.',
  },
  expired: {
    code: 'saml_message_expired',
    message:
      'The message of the application is too old, or its clock is wrong. Go back to it and start again.',
  },
  unsolicited: {
    code: 'saml_not_allowed',
    message: 'This application can not be opened from here. Start from the application itself.',
  },
};

const OTHERWISE = {
  code: 'saml_message_refused',
  message: 'The message of the application was not accepted. Ask whoever runs it, with the reference.',
};

/** Null for what is no refusal but a fault of ours. */
export function publicRefusal(error: unknown): Refusal | null {
  if (error instanceof SamlRefused) {
    return { status: error.check === 'too_large' ? 413 : 400, ...(TOLD[error.check] ?? OTHERWISE) };
  }
  return error instanceof AppError ? error : null;
}
