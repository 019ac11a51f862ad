import type { CauseCode } from '@gatehouse/contracts';
import { errors } from 'oidc-provider';
import type { RequestCause } from '../provider/request-cause.js';

type Code = 'invalid_request' | 'invalid_target' | 'invalid_scope' | 'invalid_client' | 'invalid_grant';

/** A token exchange that was rejected. Source: RFC 8693 §2.2.2, RFC 6749 §5.2. */
export class ExchangeRefused extends errors.OIDCProviderError {
  override readonly error_description: string;
  readonly requestCause: RequestCause;

  /** @param compared what the owner of the application reads beside the cause */
  constructor(error: Code, description: string, cause: CauseCode, compared: Omit<RequestCause, 'code'> = {}) {
    super(error === 'invalid_client' ? 401 : 400, error);
    this.error_description = description;
    this.requestCause = { code: cause, ...compared };
  }
}
