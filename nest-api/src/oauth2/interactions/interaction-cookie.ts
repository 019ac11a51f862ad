import type { Issuer } from '../issuers/issuer.js';
import { cookieNames, readCookie } from '../provider/cookies.js';

/** Maximum number of open sign-ins in one browser. The oldest ones expire first. */
const MOST_OPEN = 12;

interface BegunInteraction extends Pick<Issuer, 'slug'> {
  readonly uid: string;
  /** Lifetime in seconds. */
  readonly seconds: number;
  /** The interaction itself if the browser stores it; null if it is a row. */
  readonly sealed: string | null;
}

/** Content of an interaction's cookie. */
export interface HeldInteraction extends Pick<Issuer, 'slug'> {
  readonly sealed: string | null;
}

/**
 * Binds an interaction to the browser that started it, so that users cannot be tricked into finishing someone else's
 * sign-in. Each has its own cookie, so that two tabs do not end each other's.
 */
export class InteractionCookies {
  private readonly prefix: string;
  private readonly attributes: string;

  constructor(publicUrl: string) {
    const secure = publicUrl.startsWith('https:');
    this.prefix = `${secure ? '__Host-' : ''}gatehouse_interaction_`;
    this.attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  }

  /** The issuer where the browser with this `Cookie` header started the interaction; null if it did not. */
  read(header: string | undefined, uid: string): HeldInteraction | null {
    const [held, slug, ...sealed] = readCookie(header, this.nameOf(uid))?.split('.') ?? [];
    return held === uid ? { slug: slug || null, sealed: sealed.join('.') || null } : null;
  }

  /** Total length of the interaction cookies in this `Cookie` header. */
  heldBy(header: string | undefined): number {
    return (header ?? '')
      .split(';')
      .map((pair) => pair.trim())
      .filter((pair) => pair.startsWith(this.prefix))
      .reduce((sum, { length }) => sum + length, 0);
  }

  /** `Set-Cookie` for a new interaction, and to remove as many old ones as necessary. */
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

  /** `Set-Cookie` that removes an interaction. */
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
