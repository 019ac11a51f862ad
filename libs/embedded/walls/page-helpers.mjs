/**
 * Rejects loaders and actions that no helper of the web app's `page.server.ts` has created, and origin checks outside
 * of them.
 *
 * The helpers guard the page, check the origin of a form and set the status. A handmade loader may forget one.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const APP = fileURLToPath(new URL('../../../remix-app/app/', import.meta.url));
const HELPERS = {
  loader: new Set(['pageLoader', 'listLoader', 'fileLoader', 'openLoader']),
  action: new Set(['pageAction', 'openAction']),
};

/**
 * The loader and action of a route module that no helper has created.
 *
 * @param sourceOf reads the feature module that the route takes its loader from, e.g. `~/features/people/x.server`
 * @returns `loader` and `action`, as far as they are handmade
 */
export function handMade(source, sourceOf = () => '') {
  const { made, imported } = read(source);
  return Object.keys(HELPERS).filter((name) => {
    const how = made.get(name);
    if (how === undefined || HELPERS[name].has(how)) return false;
    const from = imported.get(how);
    return !(from && HELPERS[name].has(read(sourceOf(from)).made.get(how)));
  });
}

/**
 * Each exported name with the function that its value calls, or the name that it refers to; and each import's origin.
 */
function read(source) {
  const file = ts.createSourceFile('route.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const made = new Map();
  const imported = new Map();
  for (const statement of file.statements) {
    if (ts.isImportDeclaration(statement)) {
      const names = statement.importClause?.namedBindings;
      if (!names || !ts.isNamedImports(names)) continue;
      for (const { name } of names.elements) imported.set(name.text, statement.moduleSpecifier.text);
    } else if (ts.isExportDeclaration(statement)) {
      const names = statement.exportClause;
      if (names && ts.isNamedExports(names)) for (const { name } of names.elements) made.set(name.text, null);
    } else if (statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) {
      if (ts.isFunctionDeclaration(statement) && statement.name) made.set(statement.name.text, null);
      if (!ts.isVariableStatement(statement)) continue;
      for (const { name, initializer } of statement.declarationList.declarations) {
        made.set(name.getText(), initializer ? makerOf(initializer) : null);
      }
    }
  }
  return { made, imported };
}

function makerOf(value) {
  if (ts.isIdentifier(value)) return value.text;
  return ts.isCallExpression(value) && ts.isIdentifier(value.expression) ? value.expression.text : null;
}

function sourcesIn(folder) {
  return readdirSync(join(APP, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => /\.tsx?$/.test(path) && !/\.spec\.tsx?$/.test(path));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = (path) => readFileSync(join(APP, path), 'utf8');
  const sourceOf = (specifier) => (specifier.startsWith('~/') ? text(`${specifier.slice(2)}.ts`) : '');
  const broken = [
    ...['root.tsx', ...sourcesIn('routes')].flatMap((path) =>
      handMade(text(path), sourceOf).map((name) => `${path}: its ${name} is made by none of the helpers`),
    ),
    ...sourcesIn('.')
      .filter((path) => !/^server\/(page|origin)\.server\.ts$/.test(path))
      .filter((path) => text(path).includes('requireSameOrigin'))
      .map((path) => `${path}: the helpers check the origin`),
  ];
  for (const line of broken) process.stderr.write(`page-helpers: ${line}\n`);
  if (broken.length > 0) {
    process.stderr.write(
      "Use pageLoader, listLoader, pageAction, fileLoader, openLoader or openAction of '~/server/page.server'.\n",
    );
    process.exitCode = 1;
  }
}
