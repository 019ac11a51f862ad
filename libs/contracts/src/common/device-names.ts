/** Browsers that are recognized, as devices are named after them: "Firefox on Linux". */
export const BROWSER_NAMES = ['Edge', 'Opera', 'Samsung Internet', 'Firefox', 'Chrome', 'Safari'] as const;
export type BrowserName = (typeof BROWSER_NAMES)[number];

export const SYSTEM_NAMES = ['iPhone', 'iPad', 'Android', 'ChromeOS', 'Windows', 'macOS', 'Linux'] as const;
export type SystemName = (typeof SYSTEM_NAMES)[number];

export const UNKNOWN_DEVICE = 'Unknown device';
