import { type CauseCode, publicCodeOf, statusOfCause } from '@gatehouse/contracts';
import { personMessage } from '@gatehouse/contracts/cause-texts';
import { AppError } from '../../common/app-error.js';

/** A sign-in through an upstream that ends without a session. The trace knows more than the person is told. */
export class SsoRefused extends AppError {
  readonly status: number;
  /** What an outsider may read. */
  readonly code: CauseCode;

  constructor(
    readonly causeCode: CauseCode,
    /** For the trace: what was expected and what came. */
    readonly found: Readonly<Record<string, unknown>> = {},
    /** In place of the usual sentence, where the upstream gave one of its own. */
    message: string = personMessage(causeCode),
  ) {
    super(message);
    this.status = statusOfCause(causeCode);
    this.code = publicCodeOf(causeCode);
  }
}
