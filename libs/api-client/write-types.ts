import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

/** `node libs/api-client/write-types.ts <contract> <file>`: the types of the contract, in few lines. */
const [contract = '', file = ''] = process.argv.slice(2);
const LINE_WIDTH = 120;
const printer = ts.createPrinter({ omitTrailingSemicolon: false });
const source = ts.createSourceFile('types.ts', '', ts.ScriptTarget.Latest);

const compact: ts.TransformerFactory<ts.Node> = (context) => {
  const visit = (node: ts.Node): ts.Node => {
    joinComment(node);
    const visited = ts.visitEachChild(node, visit, context);
    if (ts.isInterfaceDeclaration(visited)) {
      const { modifiers, name, typeParameters, heritageClauses, members } = visited;
      const said = members.filter((member) => !isEmpty(member));
      return ts.factory.updateInterfaceDeclaration(
        ...[visited, modifiers, name, typeParameters, heritageClauses, said],
      );
    }
    if (!ts.isTypeLiteralNode(visited)) return visited;
    const said = visited.members.filter((member) => !isEmpty(member));
    return inOneLine(ts.factory.updateTypeLiteralNode(visited, ts.factory.createNodeArray(said)));
  };
  return (node) => ts.visitNode(node, visit);
};

/** `put?: never` and `parameters: {}`: what there is not need not be said. */
function isEmpty(member: ts.TypeElement): boolean {
  if (!ts.isPropertySignature(member) || !member.type) return false;
  const isNever = member.type.kind === ts.SyntaxKind.NeverKeyword && member.questionToken !== undefined;
  return isNever || (nameOf(member) === 'parameters' && isLiteralOf(member.type, 0));
}

/** A short object, and all that an operation answers: its lines differ by their status alone. */
function inOneLine(literal: ts.TypeLiteralNode): ts.TypeLiteralNode {
  const members = literal.members.filter(ts.isPropertySignature);
  const answers = members.length > 0 && members.every((member) => /^\d{3}$/.test(nameOf(member)));
  if (!answers && literal.members.some((member) => !isShort(member))) return literal;
  ts.setEmitFlags(literal, ts.EmitFlags.SingleLine);
  if (answers || print(literal).length < LINE_WIDTH) return literal;
  return ts.setEmitFlags(literal, ts.EmitFlags.None);
}
function isLiteralOf(type: ts.TypeNode, members: number): boolean {
  return ts.isTypeLiteralNode(type) && type.members.length === members;
}
function nameOf({ name }: ts.PropertySignature): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name) ? name.text : '';
}
function print(node: ts.Node): string {
  return printer.printNode(ts.EmitHint.Unspecified, node, source);
}
function isShort(node: ts.Node): boolean {
  return (
    (ts.getSyntheticLeadingComments(node) ?? []).length === 0 &&
    !ts.forEachChild(node, (child) => !isShort(child))
  );
}

/** Summary and description in one line; that an answer is "Done" says its status. */
function joinComment(node: ts.Node): void {
  const said = (ts.getSyntheticLeadingComments(node) ?? [])
    .map((comment) => ({ ...comment, text: `* ${linesOf(comment.text).join(' ')} ` }))
    .filter(({ text }) => text !== '* @description Done ');
  ts.setSyntheticLeadingComments(node, said.length > 0 ? said : undefined);
}
function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/^\s*\*+/, '').trim())
    .filter(Boolean);
}

const nodes = await openapiTS(pathToFileURL(contract), { silent: true });
const types = ts.transform(nodes, [compact]).transformed as ts.Node[];
writeFileSync(file, `/** Generated from openapi.yaml by \`npm run contract\`. */\n\n${astToString(types)}`);
