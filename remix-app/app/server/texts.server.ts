import pageTexts from 'virtual:page-texts';
import {
  type CompiledMessages,
  type Language,
  type Messages,
  type Texts,
  type Translate,
  Translator,
} from '@gatehouse/texts';
import { compile, pseudo } from '@gatehouse/texts/catalogues';
import { findRoute, type RouteEntry } from '~/pages';
import type { PageTexts } from '~/texts/texts-context';
import { isPseudo, languageOf } from './language.server';
import { consoleTitles } from './texts/console-titles';
import { titles } from './texts/titles';

/** Every catalog of the web app, by its file. */
const FILES = Object.fromEntries(
  Object.entries(
    import.meta.glob<Messages>('../**/texts/*/{en,de,es,ja,ar}.ts', { eager: true, import: 'default' }),
    // The catalogs below this folder, with paths from here.
  ).map(([file, messages]) => [file.replace(/^\.\//, '../server/'), messages]),
);

/** All messages of `features/auth/login` in one language. */
function messagesOf(id: string, language: Language): Messages {
  const [, folder, name] = /^(.+)\/([\w-]+)$/.exec(id) ?? [];
  const messages = FILES[`../${folder}/texts/${name}/${language}.ts`];
  if (!messages) throw new Error(`There are no texts of ${id} in ${language}`);
  return messages;
}

const compiled = new Map<string, CompiledMessages>();

function compiledOf(id: string, language: Language, isMarked: boolean): CompiledMessages {
  const key = `${id} ${language} ${isMarked}`;
  const messages = compiled.get(key) ?? compile(messagesOf(id, language), isMarked ? pseudo : undefined);
  compiled.set(key, messages);
  return messages;
}

/** The texts of a catalog in the language of the request, for loaders and actions. */
export function textsOf<English extends Messages>(
  request: Request,
  texts: Texts<English>,
): Translate<English> {
  const [language, isMarked] = [languageOf(request), isPseudo(request)];
  const translator = new Translator(language, compiledOf(texts.id, language, isMarked));
  return (key, ...values) => translator.text(key, values[0]);
}

/** The title of the page at the request's URL; null if it is in no catalog. */
export function titleFor(request: Request): string | null {
  const path = findRoute(new URL(request.url).pathname)?.path;
  if (path === undefined) return null;
  const [language, isMarked] = [languageOf(request), isPseudo(request)];
  const found = [titles, consoleTitles].map(({ id }) => compiledOf(id, language, isMarked)[path]);
  return found.find((title) => typeof title === 'string') ?? null;
}

/**
 * The title of a console page, for a list below a dialog that is the current page.
 *
 * @param path of the page in the table
 */
export function titleOf(request: Request, path: string): string {
  return textsOf(request, consoleTitles)(path);
}

/** The texts that the page at the request's URL can show, in its language. */
export function pageTextsFor(request: Request): PageTexts {
  const [language, isMarked] = [languageOf(request), isPseudo(request)];
  const ids = textsAt(new URL(request.url).pathname);
  return {
    language,
    catalogues: Object.fromEntries(ids.map((id) => [id, compiledOf(id, language, isMarked)])),
  };
}

function textsAt(pathname: string): readonly string[] {
  const known = pageTexts;
  if (!known) return ALL;
  const modules = ['root.tsx', ...modulesAt(findRoute(pathname))];
  return [...new Set(modules.flatMap((module) => known[module] ?? []))];
}

const ALL = [
  ...new Set(
    Object.keys(FILES).map((file) => file.replace(/^\.\.\/(.+)\/texts\/([\w-]+)\/\w+\.ts$/, '$1/$2')),
  ),
];

/** The module of a page, and those around it. */
function modulesAt(page: RouteEntry | null): string[] {
  if (!page) return [];
  const own = [`routes/${page.file}.tsx`];
  if (page.isNested) return [...own, ...modulesAt(findRoute(page.path.slice(0, page.path.lastIndexOf('/'))))];
  return page.frame === 'none' ? own : [...own, `routes/${page.frame}.tsx`];
}
