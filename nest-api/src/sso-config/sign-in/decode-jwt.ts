/** The claims of the ID token in a token response, unverified: good for choosing what to verify with, and nothing else. */
export function decodeJwtPayload(tokenResponse: string): Record<string, unknown> | null {
  try {
    const { id_token: token } = JSON.parse(tokenResponse) as { id_token?: unknown };
    const [, payload] = String(token).split('.');
    return JSON.parse(Buffer.from(payload ?? '', 'base64url').toString('utf8')) as Record<string, unknown>;
  } catch {
    return null;
  }
}
