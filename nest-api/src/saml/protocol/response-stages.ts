import type { CheckValue } from './saml-refused.js';

/** The checks of a response in their order. Each rejects it with codes of its own. */
export const RESPONSE_STAGES = [
  'message',
  'request',
  'structure',
  'response_signature',
  'issuer',
  'status',
  'destination',
  'in_response_to',
  'issue_instant',
  'encryption',
  'assertion_signature',
  'assertion',
  'subject',
  'conditions',
  'audience',
  'authn_statement',
  'second_opinion',
] as const;
export type ResponseStage = (typeof RESPONSE_STAGES)[number];

/** Hears of each passed check, with the value that was expected and found. */
export type Passed = (stage: ResponseStage, value?: CheckValue) => void;

export const unheard: Passed = () => undefined;
