import ts from 'typescript';

/** One small change of a source, switched on by its number. */
export interface Mutant {
  readonly id: number;
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** The code before and after, on one line each. */
  readonly before: string;
  readonly after: string;
}

export interface Mutated {
  /** The source with all its mutants in it, each behind a switch. */
  readonly code: string;
  readonly mutants: readonly Mutant[];
}

const { factory } = ts;
const K = ts.SyntaxKind;

/** What each operator is changed to: its boundary, its opposite, its other half. */
const OPERATORS = new Map<ts.BinaryOperator, readonly ts.BinaryOperator[]>([
  [K.EqualsEqualsEqualsToken, [K.ExclamationEqualsEqualsToken]],
  [K.ExclamationEqualsEqualsToken, [K.EqualsEqualsEqualsToken]],
  [K.ExclamationEqualsToken, [K.EqualsEqualsToken]],
  [K.LessThanToken, [K.LessThanEqualsToken, K.GreaterThanEqualsToken]],
  [K.LessThanEqualsToken, [K.LessThanToken, K.GreaterThanToken]],
  [K.GreaterThanToken, [K.GreaterThanEqualsToken, K.LessThanEqualsToken]],
  [K.GreaterThanEqualsToken, [K.GreaterThanToken, K.LessThanToken]],
  [K.AmpersandAmpersandToken, [K.BarBarToken]],
  [K.BarBarToken, [K.AmpersandAmpersandToken]],
  [K.PlusToken, [K.MinusToken]],
  [K.MinusToken, [K.PlusToken]],
  [K.AsteriskToken, [K.SlashToken]],
  [K.SlashToken, [K.AsteriskToken]],
]);

/** Methods that answer yes or no. */
const QUESTIONS = new Set(['includes', 'some', 'every', 'has', 'test', 'startsWith', 'endsWith']);

/** Puts every mutant into the source; `globalThis.gatehouseMutant` names the one that is switched on. */
export function mutate(source: string, file: string): Mutated {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];

  const switchFor = (node: ts.Node, after: string): ts.Expression => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
    mutants.push({ id: mutants.length, file, line: line + 1, before: oneLine(node.getText(tree)), after });
    return factory.createCallExpression(factory.createIdentifier('__isMutant'), undefined, [
      factory.createNumericLiteral(mutants.length - 1),
    ]);
  };
  const print = (node: ts.Node) => oneLine(ts.createPrinter().printNode(ts.EmitHint.Unspecified, node, tree));

  const transformer: ts.TransformerFactory<ts.SourceFile> = (context) => {
    const visit = (node: ts.Node): ts.Node => {
      if (ts.isDecorator(node) || ts.isTypeNode(node) || ts.isImportDeclaration(node)) return node;
      const changes = changesOf(node).map((change) => ({ change, on: switchFor(node, print(change)) }));
      const removal = isRemovable(node) ? switchFor(node, '(removed)') : undefined;
      const inner = ts.visitEachChild(node, visit, context);
      if (removal) {
        const isOff = factory.createPrefixUnaryExpression(K.ExclamationToken, removal);
        const kept = factory.createIfStatement(isOff, factory.createBlock([inner as ts.Statement]));
        // In a block, so that no `else` behind it becomes its own.
        return factory.createBlock([kept]);
      }
      return changes.reduce<ts.Node>(
        (rest, { change, on }) =>
          factory.createParenthesizedExpression(
            factory.createConditionalExpression(on, undefined, change, undefined, rest as ts.Expression),
          ),
        inner,
      );
    };
    return (root) => ts.visitEachChild(root, visit, context);
  };
  const [root] = ts.transform(tree, [transformer]).transformed;
  const isOn = "const __isMutant = (id) => globalThis.gatehouseMutant === __file + ':' + id;";
  const printed = ts.createPrinter().printFile(root as ts.SourceFile);
  return { code: `const __file = ${JSON.stringify(file)};\n${isOn}\n${printed}`, mutants };
}

/** What an expression may be changed to. */
function changesOf(node: ts.Node): ts.Expression[] {
  if (!ts.isExpression(node)) return [];
  const { parent } = node;
  const isDecision =
    (ts.isIfStatement(parent) && parent.expression === node) ||
    (ts.isConditionalExpression(parent) && parent.condition === node);
  const decided = isDecision ? [factory.createTrue(), factory.createFalse()] : [];
  return [...decided, ...ownChangesOf(node)];
}

function ownChangesOf(node: ts.Expression): ts.Expression[] {
  if (ts.isBinaryExpression(node)) {
    const { left, operatorToken, right } = node;
    if (operatorToken.kind === K.QuestionQuestionToken) return [left, right];
    const others = OPERATORS.get(operatorToken.kind as ts.BinaryOperator) ?? [];
    return others.map((other) => factory.createBinaryExpression(left, other, right));
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === K.ExclamationToken) return [node.operand];
  if (node.kind === K.TrueKeyword) return [factory.createFalse()];
  if (node.kind === K.FalseKeyword) return [factory.createTrue()];
  if (ts.isNumericLiteral(node) && !ts.isPropertyAssignment(node.parent))
    return [factory.createNumericLiteral(Number(node.text) + 1)];
  if (ts.isArrayLiteralExpression(node) && node.elements.length > 0 && !isPattern(node))
    return [factory.createArrayLiteralExpression([])];
  if (isQuestion(node)) return [factory.createPrefixUnaryExpression(K.ExclamationToken, node)];
  return [];
}

/** `[a, b] = …` is written like an array and is none. */
function isPattern(node: ts.ArrayLiteralExpression): boolean {
  return ts.isBinaryExpression(node.parent) && node.parent.left === node;
}

function isQuestion(node: ts.Expression): boolean {
  return (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    QUESTIONS.has(node.expression.name.text) &&
    !node.questionDotToken &&
    !node.expression.questionDotToken
  );
}

/** Statements that only refuse or only act: without them everything else still runs. */
function isRemovable(node: ts.Node): boolean {
  if (ts.isThrowStatement(node)) return true;
  if (!ts.isExpressionStatement(node)) return false;
  const { expression } = node;
  const call = ts.isAwaitExpression(expression) ? expression.expression : expression;
  return ts.isCallExpression(call) && call.expression.kind !== K.SuperKeyword;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
