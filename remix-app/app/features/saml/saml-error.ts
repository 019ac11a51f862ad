/** Why a message of an application or a directory was not accepted, as far as the person is concerned. */
export interface SamlError {
  code: string;
  reference: string | null;
  /** The message was about signing out. */
  isSignOut: boolean;
}

const CODE = /^[a-z_]{1,60}$/;

/** @param isOurs whether we wrote the address; a reference from any other one is not shown */
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
    case 'saml_logout_unknown_application':
      return {
        happened: 'The application that asked to sign you out is not registered here.',
        next: 'Tell whoever runs the application. An administrator has to register it first.',
      };
    case 'saml_logout_expired':
      return {
        happened: 'The message about signing out was too old, or a clock is wrong.',
        next: 'If it happens again, tell your administrator the reference.',
      };
    case 'saml_logout_refused':
      return {
        happened: 'The message about signing out was not accepted.',
        next: 'If it happens again, tell your administrator the reference.',
      };
    case 'sign_out_over':
      return {
        happened: 'This sign-out took too long or was finished already.',
        next: 'To be sure that nobody uses an application in your name, close the browser.',
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
