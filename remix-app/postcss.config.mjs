import presetMantine from 'postcss-preset-mantine';
import followSystem from './postcss/follow-system.mjs';

/** Widths in the style sheets: 48em = 768 px, 62em = 992 px (the left navigation appears), 75em = 1200 px. */
export default { plugins: [presetMantine(), followSystem()] };
