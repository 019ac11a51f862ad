import type { SupportContact } from '@gatehouse/contracts';

/** What the page shows at which a sign-in comes back. */
export interface CallbackView {
  /** Why it did not come through, or null. */
  message: string | null;
  /** Joins the refusal to the log and to the connection's trace. */
  reference: string | null;
  /** In a pop-up: what the page that opened it is told. */
  relay: 'success' | 'error' | null;
  /** The way on, where no page waits. */
  onward: string | null;
  /** Of the refusal. */
  code?: string;
  /** Whom the organization names. */
  contact?: SupportContact;
}
