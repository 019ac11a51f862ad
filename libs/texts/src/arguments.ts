/**
 * The arguments of an ICU message by name: `{ count: number }` for `{count, plural, one {# day} other {# days}}`. For
 * tags such as `<link>…</link>`, see `TagsOf`.
 */
export type ArgumentsOf<Message extends string> = { readonly [A in Found<Message> as A[0]]: A[1] };

/** The names of its tags. */
export type TagsOf<Message extends string> = Message extends `${string}</${infer Name}>${infer Rest}`
  ? Name | TagsOf<Rest>
  : never;

type Text = string | number;
type Found<S extends string> = S extends `${string}{${string}` ? InText<S, []> : never;

/** In text, inside any number of branches: up to the next brace. */
type InText<S extends string, Depth extends 0[]> = S extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${string}`
    ? LeaveBranch<S, Depth>
    : Argument<After, Depth>
  : S extends `${string}}${string}`
    ? LeaveBranch<S, Depth>
    : never;

type LeaveBranch<S extends string, Depth extends 0[]> = S extends `${string}}${infer Rest}`
  ? Depth extends [0, ...infer Outer extends 0[]]
    ? InBranches<Rest, Outer>
    : never
  : never;

/** After the opening brace of an argument. */
type Argument<S extends string, Depth extends 0[]> = S extends `${infer Head}}${infer Rest}`
  ? Head extends `${infer Name},${infer Kind}`
    ? Kind extends `${string},${string}`
      ? [Name, TypeOf<Kind>] | (S extends `${Name},${infer Branches}` ? InBranches<Branches, Depth> : never)
      : [Name, TypeOf<Kind>] | InText<Rest, Depth>
    : [Head, Text] | InText<Rest, Depth>
  : never;

type TypeOf<Kind extends string> = Kind extends
  | ` plural${string}`
  | ` selectordinal${string}`
  | ` number${string}`
  ? number
  : Kind extends ` date${string}` | ` time${string}`
    ? Date | number
    : string;

/** Between the branches of an argument: into the next one, or out of the argument. */
type InBranches<S extends string, Depth extends 0[]> = S extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${infer Rest}`
    ? InText<`${Rest}{${After}`, Depth>
    : InText<After, [0, ...Depth]>
  : S extends `${string}}${infer Rest}`
    ? InText<Rest, Depth>
    : never;
