/** Why a message of an application or a directory was not accepted, as far as the person is concerned. */
export interface SamlError {
  code: string;
  reference: string | null;
}

const CODE = /^[a-z_]{1,60}$/;

export function readSamlError(query: URLSearchParams): SamlError {
  const code = query.get('code') ?? '';
  return {
    code: CODE.test(code) ? code : 'saml_message_refused',
    reference: query.get('ref')?.trim().slice(0, 80) || null,
  };
}

/** What happened and whom to ask; which check failed stands in the log under the reference. */
export function explainSamlError(code: string): { happened: string; next: string } {
  switch (code) {
    case 'saml_unknown_application':
      return {
        happened: 'The application that sent you here is not registered.',
        next: 'Tell whoever runs the application. An administrator has to register it first.',
      };
    case 'saml_address_not_registered':
      return {
        happened: 'The application asked us to send you to an address that is not registered for it.',
        next: 'To keep you safe, we did not. Tell whoever runs the application.',
      };
    case 'saml_message_expired':
      return {
        happened: 'The message of the application was too old, or its clock is wrong.',
        next: 'Go back to the application and start again. If it happens again, tell whoever runs it.',
      };
    case 'saml_not_allowed':
      return {
        happened: 'This application can’t be opened from here.',
        next: 'Open the application itself and sign in from there.',
      };
    case 'saml_answer_unasked':
      return {
        happened: 'Your organization does not allow signing in from its directory.',
        next: 'Start from the sign-in page here, or ask your administrator to allow it.',
      };
    case 'saml_answer_used':
      return {
        happened: 'This sign-in was used already.',
        next: 'Open the application from your directory once more.',
      };
    case 'saml_answer_expired':
      return {
        happened: 'The answer of your identity provider was too old, or its clock is wrong.',
        next: 'Sign in again. If it happens again, tell your administrator.',
      };
    case 'saml_answer_refused':
      return {
        happened: 'The answer of your identity provider was not accepted.',
        next: 'Sign in again. If it happens again, tell your administrator the reference.',
      };
    case 'sign_on_over':
      return {
        happened: 'This sign-in took too long or was finished already.',
        next: 'Go back to the application and sign in from there once more.',
      };
    default:
      return {
        happened: 'The message of the application was not accepted.',
        next: 'Go back and try once more. If it happens again, tell whoever runs the application the reference.',
      };
  }
}
