/** The value of a cookie in a `Cookie` header, or null. Source: RFC 6265 §4.2.1. */
export function readCookie(header: string | undefined, name: string): string | null {
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name)
      return pair
        .slice(at + 1)
        .trim()
        .replace(/^"(.*)"$/, '$1');
  }
  return null;
}

/** The names of the cookies in a `Cookie` header. */
export function cookieNames(header: string | undefined): string[] {
  return (header ?? '').split(';').map((pair) => pair.split('=', 1)[0]?.trim() ?? '');
}
