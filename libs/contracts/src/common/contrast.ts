/** Minimum contrast of text with its background. Source: WCAG 2.2 §1.4.3. */
export const TEXT_CONTRAST = 4.5;

/** Minimum contrast of a button with the page. Source: WCAG 2.2 §1.4.11. */
export const SHAPE_CONTRAST = 3;

/** Backgrounds of a brand color, and the text on it. */
export const BRAND_SURFACES = { text: '#ffffff', light: '#ffffff', dark: '#11161d' } as const;

/** From 1 (the same) to 21 (black and white). Both are `#rrggbb`. Source: WCAG 2.2, "contrast ratio". */
export function contrastOf(one: string, other: string): number {
  const [lighter, darker] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05);
}

/** The nearest color of the same hue with readable white text; the color itself if it qualifies. */
export function readableShadeOf(color: string): string {
  for (let part = 100; part > 0; part -= 1) {
    const shade = toHex(channelsOf(color).map((channel) => (channel * part) / 100));
    if (contrastOf(shade, BRAND_SURFACES.text) >= TEXT_CONTRAST) return shade;
  }
  return '#000000';
}

/** Message if white text is not readable on a color, with a suggestion; null if it is readable. */
export function unreadableBecause(color: string): string | null {
  const contrast = contrastOf(color, BRAND_SURFACES.text);
  if (contrast >= TEXT_CONTRAST) return null;
  // Rounded down, so that a color that just fails does not appear to pass.
  const shown = (Math.floor(contrast * 10) / 10).toFixed(1);
  return `White text on this color has a contrast of ${shown}:1. It must be at least 4.5:1. ${readableShadeOf(color)} is similar and dark enough.`;
}

function luminanceOf(color: string): number {
  const [red, green, blue] = channelsOf(color).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channelsOf(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

function toHex(channels: readonly number[]): string {
  return `#${channels.map((channel) => Math.floor(channel).toString(16).padStart(2, '0')).join('')}`;
}
