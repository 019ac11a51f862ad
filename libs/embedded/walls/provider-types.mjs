/**
 * Rejects comparisons of identity provider types outside of the registries.
 *
 * Differences between providers belong to their entries. A new provider would be missed by a comparison elsewhere.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const REGISTRIES =
  /^(nest-api\/src\/sso-config\/providers\/|remix-app\/app\/components\/sso-providers\.tsx$)/;
/** Names of variables that contain a type. A tab or a query parameter may have the same text. */
const NAMES = /(type|provider|kind)$/i;
const COMPARES = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
]);

/** The types as the contract lists them. */
export function providerTypes() {
  const source = readFileSync(join(ROOT, 'libs/contracts/src/sso/sso-providers.ts'), 'utf8');
  const list = /SSO_TYPES = \[([^\]]+)\]/.exec(source)?.[1] ?? '';
  return [...list.matchAll(/'(\w+)'/g)].map(([, type]) => type);
}

/** @returns `line: text` of each comparison with one of `types` */
export function typeComparisons(source, types) {
  if (!types.some((type) => source.includes(`'${type}'`))) return [];
  const file = ts.createSourceFile('checked.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const isType = (node) => ts.isStringLiteralLike(node) && types.includes(node.text);
  const isNamedSo = (node) => NAMES.test(node.getText());
  const found = [];
  const visit = (node) => {
    const compared = ts.isBinaryExpression(node)
      ? [node.left, node.right].filter(() => COMPARES.has(node.operatorToken.kind))
      : ts.isCaseClause(node)
        ? [node.expression, node.parent.parent.expression]
        : [];
    if (compared.some(isType) && compared.some(isNamedSo)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${line + 1}: ${node.getText().split('\n')[0]}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function sourcesUnder(folder) {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((path) => /\.tsx?$/.test(path) && !/\.spec\.tsx?$/.test(path) && !REGISTRIES.test(path));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const types = providerTypes();
  const broken = ['nest-api/src', 'remix-app/app']
    .flatMap(sourcesUnder)
    .flatMap((path) =>
      typeComparisons(readFileSync(join(ROOT, path), 'utf8'), types).map((found) => `${path}:${found}`),
    );
  for (const line of broken) process.stderr.write(`provider-types: ${line}\n`);
  if (broken.length > 0) {
    process.stderr.write("Ask the provider's entry in the registry instead of comparing its type.\n");
    process.exitCode = 1;
  }
}
