/** 8 letters that are hard to mistake for others and spell no word: 25.6 thousand millions. Source: RFC 8628 §6.1. */
export const USER_CODE = { charset: 'base-20', mask: '****-****' } as const;

/** As a device shows it. */
export function showUserCode(normalized: string): string {
  return `${normalized.slice(0, 4)}-${normalized.slice(4)}`;
}
