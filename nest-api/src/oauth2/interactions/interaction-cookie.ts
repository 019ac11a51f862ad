import type { Issuer } from '../issuers/issuer.js';
import { cookieNames, readCookie } from '../provider/cookies.js';

/** How many sign-ins one browser may have open; the oldest tabs are told that theirs has run out. */
const MOST_OPEN = 12;

interface BegunInteraction extends Pick<Issuer, 'slug'> {
  readonly uid: string;
  /** How long it may stay open. */
  readonly seconds: number;
  /** The interaction itself, where the browser keeps it; null where it is a row. */
  readonly sealed: string | null;
}

/** What the cookie of an interaction says. */
export interface HeldInteraction extends Pick<Issuer, 'slug'> {
  readonly sealed: string | null;
}

/**
 * What ties an interaction to the browser that an application sent here: without it nobody can be led to finish
 * somebody else's sign-in. Each has a cookie of its own, so that two tabs don't end each other's.
 */
export class InteractionCookies {
  private readonly prefix: string;
  private readonly attributes: string;

  constructor(publicUrl: string) {
    const secure = publicUrl.startsWith('https:');
    this.prefix = `${secure ? '__Host-' : ''}gatehouse_interaction_`;
    this.attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  }

  /** The issuer at which the browser with this `Cookie` header began the interaction; null where it didn't. */
  read(header: string | undefined, uid: string): HeldInteraction | null {
    const [held, slug, ...sealed] = readCookie(header, this.nameOf(uid))?.split('.') ?? [];
    return held === uid ? { slug: slug || null, sealed: sealed.join('.') || null } : null;
  }

  /** How many characters the cookies of interactions in this `Cookie` header have. */
  heldBy(header: string | undefined): number {
    return (header ?? '')
      .split(';')
      .map((pair) => pair.trim())
      .filter((pair) => pair.startsWith(this.prefix))
      .reduce((sum, { length }) => sum + length, 0);
  }

  /** `Set-Cookie` for a new interaction, and for as many old ones as must go. */
  begin(header: string | undefined, { uid, slug, seconds, sealed }: BegunInteraction): string[] {
    const open = cookieNames(header).filter((name) => name.startsWith(this.prefix));
    const surplus = open.slice(0, Math.max(0, open.length - MOST_OPEN + 1));
    const value =
      sealed === null && slug === null ? uid : [uid, slug ?? '', ...(sealed ? [sealed] : [])].join('.');
    return [
      `${this.nameOf(uid)}=${value}; Max-Age=${seconds}; ${this.attributes}`,
      ...surplus.map((name) => this.clear(name)),
    ];
  }

  /** `Set-Cookie` that forgets an interaction. */
  end(uid: string): string {
    return this.clear(this.nameOf(uid));
  }

  private clear(name: string): string {
    return `${name}=; Max-Age=0; ${this.attributes}`;
  }

  private nameOf(uid: string): string {
    return this.prefix + uid.slice(0, 8);
  }
}
