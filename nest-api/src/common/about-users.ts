import { SetMetadata } from '@nestjs/common';

export const ABOUT_USERS = 'gatehouse:about-users';

/** How the works-council mode of an organization applies to an operation of its admins. */
export interface AboutUsers {
  /** Days for which the operation stays rejected after the mode ended; null: the mode leaves data out. */
  readonly keptDays: number | null;
}

/**
 * Shows how single users sign in. The works-council mode rejects it, also after its end, for as long as data from that
 * time is kept.
 */
export const ShowsUsers = (keptDays: number) => SetMetadata<string, AboutUsers>(ABOUT_USERS, { keptDays });

/** Also shows other things: under the works-council mode, it leaves out what `isShown` denies. */
export const ShowsUsersAmongOthers = () => SetMetadata<string, AboutUsers>(ABOUT_USERS, { keptDays: null });
