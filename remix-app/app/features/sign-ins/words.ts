import type { AttemptMethod } from '@gatehouse/contracts';
import type english from './texts/log/en';

/** The text of an authentication method or a request. */
export function methodKey(method: AttemptMethod): `m_${AttemptMethod}` & keyof typeof english {
  return `m_${method}`;
}
