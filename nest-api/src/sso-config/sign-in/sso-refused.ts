import { type CauseCode, publicCodeOf, statusOfCause } from '@gatehouse/contracts';
import { personMessage } from '@gatehouse/contracts/cause-texts';
import { AppError } from '../../common/app-error.js';

/** A rejected sign-in through an identity provider. The trace contains more detail than the user's message. */
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
