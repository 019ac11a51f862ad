const SCHEME = /\[data-mantine-color-scheme=(['"]?)(light|dark)\1\]/g;

/**
 * Repeats each rule of a colour scheme for `data-mantine-color-scheme="auto"` inside the media query of
 * that scheme. The server sends `auto`, so a browser without script still follows its system; with script
 * the attribute becomes `light` or `dark` before the first paint.
 */
export default function followSystem() {
  return {
    postcssPlugin: 'follow-system',
    OnceExit(root, { AtRule }) {
      const rules = [];
      root.walkRules((rule) => {
        if (rule.selector.match(SCHEME)) rules.push(rule);
      });
      for (const rule of rules) {
        const scheme =
          rule.selector.includes('dark') && /scheme=['"]?dark/.test(rule.selector) ? 'dark' : 'light';
        const media = new AtRule({ name: 'media', params: `(prefers-color-scheme: ${scheme})` });
        media.append(
          rule.clone({ selector: rule.selector.replace(SCHEME, "[data-mantine-color-scheme='auto']") }),
        );
        rule.after(media);
      }
    },
  };
}
followSystem.postcss = true;
