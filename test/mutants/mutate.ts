import ts from 'typescript';
import { looksLikeSql, type TextChange, textChangesOf } from './sql-changes.ts';

/** One small change of a source file, enabled by its number. */
export interface Mutant {
  readonly id: number;
  readonly file: string;
  /** Starts at 1. */
  readonly line: number;
  /** The code before and after, each on one line. */
  readonly before: string;
  readonly after: string;
}

export interface Mutated {
  /** The source with all its mutants, each behind a switch. */
  readonly code: string;
  readonly mutants: readonly Mutant[];
  /** The source contains more than constants. */
  readonly hasRules: boolean;
}

const { factory } = ts;
const K = ts.SyntaxKind;

/** Replacements of each operator: its boundary, its opposite, its counterpart. */
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

/** Methods that return a boolean. */
const QUESTIONS = new Set(['includes', 'some', 'every', 'has', 'test', 'startsWith', 'endsWith']);

/** Adds every mutant to the source. `globalThis.gatehouseMutant` names the enabled one. */
export function mutate(source: string, file: string): Mutated {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];

  const switchFor = (node: ts.Node, after: string, before = oneLine(node.getText(tree))): ts.Expression => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
    mutants.push({ id: mutants.length, file, line: line + 1, before, after });
    return factory.createCallExpression(factory.createIdentifier('__isMutant'), undefined, [
      factory.createNumericLiteral(mutants.length - 1),
    ]);
  };
  const print = (node: ts.Node) => oneLine(ts.createPrinter().printNode(ts.EmitHint.Unspecified, node, tree));

  const transformer: ts.TransformerFactory<ts.SourceFile> = (context) => {
    const visit = (node: ts.Node): ts.Node => {
      if (ts.isDecorator(node) || ts.isTypeNode(node) || ts.isImportDeclaration(node)) return node;
      const changes = [
        ...changesOf(node).map((change) => ({ change, on: switchFor(node, print(change)) })),
        ...sqlChangesOf(node).map(({ change, before, after }) => ({
          change,
          on: switchFor(node, after, before),
        })),
      ];
      const removal = isRemovable(node) ? switchFor(node, '(removed)') : undefined;
      const inner = ts.visitEachChild(node, visit, context);
      if (removal) {
        const isOff = factory.createPrefixUnaryExpression(K.ExclamationToken, removal);
        const kept = factory.createIfStatement(isOff, factory.createBlock([inner as ts.Statement]));
        // In a block, so that a following `else` does not bind to the switch.
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
    return (root) => {
      const visited = ts.visitEachChild(root, visit, context);
      return factory.updateSourceFile(visited, visited.statements.flatMap(madeAgain));
    };
  };
  const [root] = ts.transform(tree, [transformer]).transformed;
  const printed = ts.createPrinter().printFile(root as ts.SourceFile);
  const hasRules = /=>|\bfunction\b|\bclass\b/.test(source);
  return { hasRules, mutants, code: withSwitch(file, printed) };
}

/** A deliberate fault: the original code, and plausible wrong code. */
export interface Fault {
  /** The rule that it breaks. */
  readonly name: string;
  readonly file: string;
  /** Occurs exactly once in the file: an expression, or complete statements. */
  readonly from: string;
  /** Empty removes the statements. */
  readonly to: string;
}

/** Adds named faults to a source, each behind a switch, numbered in order. @throws Error a fault does not fit */
export function putFaults(source: string, file: string, faults: readonly Fault[]): Mutated {
  const mutants: Mutant[] = [];
  let code = source;
  for (const { name, from, to } of faults) {
    const at = code.indexOf(from);
    if (at < 0 || code.indexOf(from, at + 1) >= 0)
      throw new Error(`"${name}" does not fit ${file} exactly once`);
    const on = `__isMutant(${mutants.length})`;
    const isStatement = /;$/.test(from) || (/}$/.test(from) && !from.startsWith('{'));
    const next = isStatement ? `if (${on}) { ${to} } else { ${from} }` : `(${on} ? (${to}) : (${from}))`;
    const line = code.slice(0, at).split('\n').length;
    mutants.push({
      id: mutants.length,
      file,
      line,
      before: oneLine(from),
      after: oneLine(to) || '(removed)',
    });
    code = code.slice(0, at) + next + code.slice(at + from.length);
  }
  return { hasRules: true, mutants, code: withSwitch(file, code) };
}

function withSwitch(file: string, code: string): string {
  const isOn =
    "const __isMutant = (id) => { const it = __file + ':' + id; " +
    'globalThis.gatehouseReached?.(it); return globalThis.gatehouseMutant === it; };';
  return `const __file = ${JSON.stringify(file)};\n${isOn}\n${code}`;
}

/** Module constants are evaluated once, so the runner recomputes them whenever it enables a mutant. */
function madeAgain(statement: ts.Statement): ts.Statement[] {
  if (!ts.isVariableStatement(statement) || !(statement.declarationList.flags & ts.NodeFlags.Const))
    return [statement];
  const again = statement.declarationList.declarations.flatMap(({ name, initializer }) =>
    ts.isIdentifier(name) && initializer && isPlain(initializer)
      ? [factory.createExpressionStatement(factory.createAssignment(name, initializer))]
      : [],
  );
  if (again.length === 0) return [statement];
  const list = factory.createVariableDeclarationList(
    statement.declarationList.declarations,
    ts.NodeFlags.Let,
  );
  const arrow = factory.createArrowFunction(
    [],
    undefined,
    [],
    undefined,
    undefined,
    factory.createBlock(again),
  );
  const remakes = factory.createPropertyAccessExpression(
    factory.createIdentifier('globalThis'),
    'gatehouseRemakes',
  );
  const add = factory.createCallChain(
    factory.createPropertyAccessChain(remakes, factory.createToken(K.QuestionDotToken), 'push'),
    undefined,
    undefined,
    [arrow],
  );
  return [
    factory.updateVariableStatement(statement, statement.modifiers, list),
    factory.createExpressionStatement(add),
  ];
}

/** Numbers, texts, lists and tables: values without state, registration or identity comparison. */
function isPlain(node: ts.Expression): boolean {
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isClassExpression(node)) return false;
  if (ts.isCallExpression(node)) return isPure(node);
  if (ts.isNewExpression(node))
    return ['Set', 'Map'].includes(node.expression.getText?.() ?? '') && Boolean(node.arguments?.length);
  return !ts.isIdentifier(node) && !ts.isAwaitExpression(node);
}

/** A function in this file, or an unnamed schema. */
function isPure({ expression }: ts.CallExpression): boolean {
  const tree = expression.getSourceFile?.();
  if (!tree) return false;
  if (ts.isIdentifier(expression))
    return tree.statements.some((it) => ts.isFunctionDeclaration(it) && it.name?.text === expression.text);
  return /^z\.\w+$/.test(expression.getText(tree));
}

/** The possible replacements of an expression. */
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
  if (ts.isNumericLiteral(node) && !ts.isPropertyAssignment(node.parent) && !isColumnLength(node))
    return [factory.createNumericLiteral(Number(node.text) + 1)];
  if (ts.isArrayLiteralExpression(node) && node.elements.length > 0 && !isPattern(node))
    return [factory.createArrayLiteralExpression([])];
  if (ts.isObjectLiteralExpression(node)) return filterChangesOf(node);
  if (isQuestion(node)) return [factory.createPrefixUnaryExpression(K.ExclamationToken, node)];
  return [];
}

/** `p.string().length(20)` describes a column that a migration created. */
function isColumnLength({ parent }: ts.NumericLiteral): boolean {
  return (
    ts.isCallExpression(parent) &&
    ts.isPropertyAccessExpression(parent.expression) &&
    parent.expression.name.text === 'length'
  );
}

/** Comparison operators of a filter. */
const BOUNDS: Record<string, string> = { $gt: '$gte', $gte: '$gt', $lt: '$lte', $lte: '$lt', $ne: '$eq' };

/** Methods whose second argument is a filter. */
const FILTERED =
  /^(find|findAll|findAndCount|findOne|findOneOrFail|findByCursor|count|nativeUpdate|nativeDelete)$/;

/** A filter with another bound, or without one of its conditions. */
function filterChangesOf(node: ts.ObjectLiteralExpression): ts.Expression[] {
  const { properties, parent } = node;
  const changed = properties.flatMap((property, at) => {
    const other = property.name && ts.isIdentifier(property.name) ? BOUNDS[property.name.text] : undefined;
    if (!other || !ts.isPropertyAssignment(property)) return [];
    const next = factory.createPropertyAssignment(other, property.initializer);
    return [factory.createObjectLiteralExpression(properties.with(at, next))];
  });
  const isFilter =
    ts.isCallExpression(parent) &&
    parent.arguments[1] === node &&
    ts.isPropertyAccessExpression(parent.expression) &&
    FILTERED.test(parent.expression.name.text);
  if (!isFilter || properties.length < 2) return changed;
  const without = properties.map((_, at) =>
    factory.createObjectLiteralExpression(properties.toSpliced(at, 1)),
  );
  return [...changed, ...without];
}

interface SqlChange extends TextChange {
  readonly change: ts.Expression;
}

/** Rules in SQL. */
function sqlChangesOf(node: ts.Node): SqlChange[] {
  if (ts.isPropertyAssignment(node.parent ?? node) && (node.parent as ts.PropertyAssignment).name === node)
    return [];
  if (ts.isTaggedTemplateExpression(node.parent ?? node)) return [];
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
    if (!looksLikeSql(node.text)) return [];
    return textChangesOf(node.text).map((change) => ({
      ...change,
      change: factory.createNoSubstitutionTemplateLiteral(change.text),
    }));
  }
  if (!ts.isTemplateExpression(node)) return [];
  const texts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  if (!looksLikeSql(texts.join(' '))) return [];
  return texts.flatMap((text, at) =>
    textChangesOf(text, texts.slice(0, at).join(' ')).map((change) => ({
      ...change,
      change: withText(node, at, change.text),
    })),
  );
}

function withText(node: ts.TemplateExpression, at: number, text: string): ts.Expression {
  const head = factory.createTemplateHead(at === 0 ? text : node.head.text);
  const spans = node.templateSpans.map(({ expression, literal }, index) => {
    const next = at === index + 1 ? text : literal.text;
    const isLast = index === node.templateSpans.length - 1;
    return factory.createTemplateSpan(
      expression,
      isLast ? factory.createTemplateTail(next) : factory.createTemplateMiddle(next),
    );
  });
  return factory.createTemplateExpression(head, spans);
}

/** `[a, b] = …` looks like an array literal but is a pattern. */
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

/** Statements that only throw or only have side effects. The code still runs without them. */
function isRemovable(node: ts.Node): boolean {
  if (ts.isThrowStatement(node)) return true;
  if (!ts.isExpressionStatement(node)) return false;
  const { expression } = node;
  const call = ts.isAwaitExpression(expression) ? expression.expression : expression;
  return ts.isCallExpression(call) && call.expression.kind !== K.SuperKeyword;
}

export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
