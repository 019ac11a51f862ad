/** One small change of an SQL text. */
export interface TextChange {
  /** The complete text after the change. */
  readonly text: string;
  /** The change, with a few words of context. */
  readonly before: string;
  readonly after: string;
}

const SHAPE =
  /^\s*(select|insert into|update \w|delete from|with \w|from \w|where |and |or |exists)|\bis (not )?null\b| [<>]=? /;

export function looksLikeSql(text: string): boolean {
  return SHAPE.test(text);
}

/** Replacements of each operator: its boundary or its opposite. */
const CHANGES: readonly [RegExp, string][] = [
  [/(?<= )<=(?= )/g, '<'],
  [/(?<= )<(?= )/g, '<='],
  [/(?<= )>=(?= )/g, '>'],
  [/(?<= )>(?= )/g, '>='],
  [/(?<= )=(?= )/g, '<>'],
  [/\band\b/g, 'or'],
  [/(?<!create )\bor\b/g, 'and'],
  [/\bis not null\b/g, 'is null'],
  [/\bis null\b/g, 'is not null'],
  [/(?<!not )\bexists\b(?! \w)/g, 'not exists'],
  [/\bnot exists\b/g, 'exists'],
  [/ - interval\b/g, ' + interval'],
  [/ \+ interval\b/g, ' - interval'],
];

/** @param before the preceding text, which shows whether `=` assigns or compares */
export function textChangesOf(text: string, before = ''): TextChange[] {
  return CHANGES.flatMap(([from, to]) =>
    [...text.matchAll(from)].flatMap((match) => {
      const start = match.index;
      const end = start + match[0].length;
      const front = before + text.slice(0, start);
      if (to === '<>' && !compares(front)) return [];
      if (to === 'or' && /\bbetween [^()]{0,60}$/.test(front)) return [];
      const shown = (middle: string) =>
        `…${text.slice(Math.max(0, start - 30), start)}${middle}${text.slice(end, end + 30)}…`.replaceAll(
          /\s+/g,
          ' ',
        );
      return [
        { text: text.slice(0, start) + to + text.slice(end), before: shown(match[0]), after: shown(to) },
      ];
    }),
  );
}

/** `set a = 1` assigns, `where a = 1` compares. */
function compares(front: string): boolean {
  const words = front.match(/\b(set|where|on|and|or|when|having|select|filter|values)\b/g) ?? [];
  return !['set', 'values'].includes(words.at(-1) ?? '');
}
