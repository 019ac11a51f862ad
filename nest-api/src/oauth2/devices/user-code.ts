/** 8 distinct letters without vowels, so that they form no words: 25.6 billion combinations. Source: RFC 8628 §6.1. */
export const USER_CODE = { charset: 'base-20', mask: '****-****' } as const;

/** For display. */
export function showUserCode(normalized: string): string {
  return `${normalized.slice(0, 4)}-${normalized.slice(4)}`;
}
