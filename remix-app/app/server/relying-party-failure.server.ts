import * as oauth from 'oauth4webapi';
import { logError } from './errors.server';

/** An error between a relying party and the provider: an OAuth error code, and a sentence. */
export interface Failure {
  code: string;
  description: string | null;
}

/** The provider's description if it sent one; otherwise our own code, with the cause in the log. */
export function explainFailure(error: unknown, request: Request): Failure {
  if (error instanceof oauth.ResponseBodyError || error instanceof oauth.AuthorizationResponseError) {
    return { code: error.error, description: error.error_description ?? null };
  }
  if (error instanceof oauth.WWWAuthenticateChallengeError) {
    const { error: code, error_description: description } = error.cause[0]?.parameters ?? {};
    return { code: code ?? 'invalid_token', description: description ?? null };
  }
  logError(error, request);
  if (error instanceof oauth.OperationProcessingError) {
    return { code: 'invalid_response', description: error.message };
  }
  return { code: 'server_error', description: null };
}
