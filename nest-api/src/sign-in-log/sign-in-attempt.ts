import type { AttemptMethod, AttemptStep } from '@gatehouse/contracts';
import type { ClientContext } from '../common/client-address.js';

/** How somebody tried to sign in, or what an application asked for, and how it ended. */
export interface SignInAttempt {
  readonly method: AttemptMethod;
  /** `success` or the code of the failure. */
  readonly outcome: string;
  /** Whose attempt it is. Undefined: that of each organization of the user. Null: the platform's. */
  readonly tenantId?: string | null | undefined;
  readonly userId?: string | null;
  /** The typed or claimed address. Only its masked form is kept where nobody has it. */
  readonly email?: string | null;
  readonly connectionId?: string | null;
  readonly application?: AttemptApplication | null;
  readonly client?: Pick<ClientContext, 'address' | 'userAgent'> | null;
  /** Of failures: what was done in its order. Without secrets. */
  readonly steps?: readonly AttemptStep[];
  /** What the failed check found, and what it expected. Without secrets. */
  readonly found?: Readonly<Record<string, unknown>> | null;
  readonly expected?: Readonly<Record<string, unknown>> | null;
  readonly traceId?: string | null;
}

export interface AttemptApplication {
  readonly type: 'oauth_client' | 'saml_service_provider';
  readonly id: string;
}
