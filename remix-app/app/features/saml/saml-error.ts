import type english from './texts/saml-errors/en';

/** Why a message of an application or an identity provider was rejected, for the user. */
export interface SamlError {
  code: string;
  reference: string | null;
  /** The message was about a sign-out. */
  isSignOut: boolean;
}

const CODE = /^[a-z_]{1,60}$/;

/** @param isOurs whether we created the URL; a reference from any other one is not shown */
export function readSamlError(query: URLSearchParams, isOurs: boolean): SamlError {
  const given = query.get('code') ?? '';
  const code = CODE.test(given) ? given : 'saml_message_refused';
  return {
    code,
    reference: isOurs ? query.get('ref') : null,
    isSignOut: code.startsWith('saml_logout_') || code === 'sign_out_over',
  };
}

export function statusOfSamlError({ code }: SamlError): number {
  return code === 'sign_on_over' || code === 'sign_out_over' ? 410 : 400;
}

interface Explanation {
  happened: keyof typeof english;
  next: keyof typeof english;
}

/** What happened and the support contact. The log contains the failed check under the reference. */
export function explainSamlError(code: string): Explanation {
  return (Object.hasOwn(EXPLANATIONS, code) && EXPLANATIONS[code]) || REJECTED;
}

const REJECTED: Explanation = { happened: 'rejected', next: 'rejectedNext' };

const EXPLANATIONS: Readonly<Record<string, Explanation>> = {
  saml_unknown_application: { happened: 'unknownApplication', next: 'unknownApplicationNext' },
  saml_address_not_registered: { happened: 'address', next: 'addressNext' },
  saml_message_expired: { happened: 'expired', next: 'expiredNext' },
  saml_not_allowed: { happened: 'notAllowed', next: 'notAllowedNext' },
  saml_answer_unasked: { happened: 'unasked', next: 'unaskedNext' },
  saml_answer_used: { happened: 'used', next: 'usedNext' },
  saml_answer_expired: { happened: 'responseExpired', next: 'responseNext' },
  saml_answer_refused: { happened: 'responseRejected', next: 'responseNext' },
  saml_logout_unknown_application: { happened: 'signOutUnknown', next: 'unknownApplicationNext' },
  saml_logout_expired: { happened: 'signOutExpired', next: 'signOutNext' },
  saml_logout_refused: { happened: 'signOutRejected', next: 'signOutNext' },
  sign_out_over: { happened: 'signOutOver', next: 'signOutOverNext' },
  sign_on_over: { happened: 'signOnOver', next: 'signOnOverNext' },
};
