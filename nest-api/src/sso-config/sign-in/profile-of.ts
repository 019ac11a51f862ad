import { LocaleSchema, PictureSchema, type SsoMapping, ZoneinfoSchema } from '@gatehouse/contracts';
import type { LeftOutClaim, UpstreamIdentity } from './upstream-identity.js';

type Profile = NonNullable<UpstreamIdentity['profile']>;

const SCHEMAS = { picture: PictureSchema, locale: LocaleSchema, zoneinfo: ZoneinfoSchema } as const;

const REASONS: Readonly<Record<keyof Profile, string>> = {
  picture: 'it is not an https address of at most 2,000 characters without a user name or password',
  locale: 'it is not a language tag such as en or de-CH',
  zoneinfo: 'it is not a time zone such as Europe/Zurich',
};

/**
 * Picture, language and time zone of a user. Invalid values are omitted with a note for the
 * admin, and never cause a rejection.
 *
 * @param came as the identity provider sent it, whatever it is; undefined where it sent none
 */
export function profileOf(
  mapping: Pick<SsoMapping, keyof Profile>,
  came: Readonly<Record<keyof Profile, unknown>>,
): { profile: Profile; leftOut: LeftOutClaim[] } {
  const profile: Record<keyof Profile, string | null> = { picture: null, locale: null, zoneinfo: null };
  const leftOut: LeftOutClaim[] = [];
  for (const kind of ['picture', 'locale', 'zoneinfo'] as const) {
    const value = came[kind];
    if (value === undefined || value === null || value === '') continue;
    profile[kind] = SCHEMAS[kind].safeParse(value).data ?? null;
    if (profile[kind] === null) {
      const reason = typeof value === 'string' ? REASONS[kind] : 'it is not text';
      leftOut.push({ claim: mapping[kind], reason });
    }
  }
  return { profile, leftOut };
}
