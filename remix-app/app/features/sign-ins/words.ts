import type { AttemptMethod, SignInAttemptDto } from '@gatehouse/contracts';
import type { Translate } from '@gatehouse/texts';
import type english from './texts/log/en';

export type SignInLogTexts = Translate<typeof english>;

/** The text of an authentication method or a request. */
export function methodKey(method: AttemptMethod): `m_${AttemptMethod}` & keyof typeof english {
  return `m_${method}`;
}

/** The user of the attempt, if known. */
export function nameOf({ user, email, application }: SignInAttemptDto, otherwise: string): string {
  return user?.name ?? email ?? application?.name ?? otherwise;
}
