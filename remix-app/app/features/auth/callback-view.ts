import type { SupportContact } from '@gatehouse/contracts';

/** The data of the callback page. */
export interface CallbackView {
  /** Why the sign-in failed, or null. */
  message: string | null;
  /** The reference of the error in the log and in the connection's trace. */
  reference: string | null;
  /** In a pop-up: the message for the page that opened it. */
  relay: 'success' | 'error' | null;
  /** The next page, if no page is waiting. */
  onward: string | null;
  /** Of the error. */
  code?: string;
  /** The organization's support contact. */
  contact?: SupportContact;
}
