import type { HLJSApi, LanguageFn } from 'highlight.js';

/** Read when the first code in the language is shown. */
const LANGUAGES: Record<string, () => Promise<{ default: LanguageFn }>> = {
  apache: () => import('highlight.js/lib/languages/apache'),
  bash: () => import('highlight.js/lib/languages/bash'),
  csharp: () => import('highlight.js/lib/languages/csharp'),
  erb: () => import('highlight.js/lib/languages/ruby'),
  go: () => import('highlight.js/lib/languages/go'),
  ini: () => import('highlight.js/lib/languages/ini'),
  java: () => import('highlight.js/lib/languages/java'),
  javascript: () => import('highlight.js/lib/languages/javascript'),
  kotlin: () => import('highlight.js/lib/languages/kotlin'),
  nginx: () => import('highlight.js/lib/languages/nginx'),
  php: () => import('highlight.js/lib/languages/php'),
  python: () => import('highlight.js/lib/languages/python'),
  ruby: () => import('highlight.js/lib/languages/ruby'),
  typescript: () => import('highlight.js/lib/languages/typescript'),
  yaml: () => import('highlight.js/lib/languages/yaml'),
};

/** Text, and what it is: one of `KINDS`, or null for plain text. */
export type Token = readonly [text: string, kind: Kind | null];
export type Kind = (typeof KINDS)[number];
const KINDS = ['comment', 'keyword', 'string', 'number', 'title', 'attr', 'meta', 'variable'] as const;

/** Names of the library that look like one of our own. */
const ALIKE: Record<string, Kind> = {
  attribute: 'attr',
  built_in: 'keyword',
  literal: 'number',
  name: 'title',
  params: 'variable',
  property: 'attr',
  regexp: 'string',
  section: 'title',
  symbol: 'string',
  type: 'title',
};

/** The tokens of some code. In an unknown language it is one. */
export async function highlight(code: string, language: string): Promise<Token[]> {
  const load = LANGUAGES[language];
  if (!load) return [[code, null]];
  const { default: library } = (await import('highlight.js/lib/core')) as { default: HLJSApi };
  if (!library.getLanguage(language)) library.registerLanguage(language, (await load()).default);
  return tokensOf(library.highlight(code, { language }).value);
}

/** The library writes nested `span` elements and escaped text, and nothing else. */
function tokensOf(html: string): Token[] {
  const tokens: Token[] = [];
  const open: (Kind | null)[] = [];
  for (const [part, name] of html.matchAll(/<span class="([^"]*)">|<\/span>|[^<]+/g)) {
    if (name !== undefined) open.push(kindOf(name) ?? open.at(-1) ?? null);
    else if (part === '</span>') open.pop();
    else tokens.push([unescaped(part), open.at(-1) ?? null]);
  }
  return tokens;
}

/** @param name such as `hljs-title function_` */
function kindOf(name: string): Kind | null {
  const first = /^hljs-([a-z_]+)/.exec(name)?.[1] ?? '';
  return KINDS.find((kind) => kind === first) ?? ALIKE[first] ?? null;
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

function unescaped(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}
