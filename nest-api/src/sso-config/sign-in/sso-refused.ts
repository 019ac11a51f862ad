import { AppError } from '../../common/app-error.js';
import { REFUSALS, type RefusalCode } from './refusals.js';

/** A sign-in through an upstream that ends without a session. The trace knows more than the person is told. */
export class SsoRefused extends AppError {
  readonly status: number;

  constructor(
    readonly code: RefusalCode,
    /** For the trace: what was expected and what came. */
    readonly found: Readonly<Record<string, unknown>> = {},
    /** In place of the usual sentence, where the upstream gave one of its own. */
    message: string = REFUSALS[code].message,
  ) {
    super(message);
    this.status = REFUSALS[code].status;
  }
}
