import { shown } from '../read/sound-text.ts';
import { USER_TYPE } from '../schemas/resource-types.ts';
import type { ScimResourceType } from '../schemas/schema.ts';
import { ScimError } from '../scim-error.ts';
import { type AttributePath, comparedAttribute, findAttribute, findPath } from './attribute-path.ts';
import { comparison } from './comparison.ts';
import type { CompareOperator, Filter } from './filter.ts';
import { readTokens, type Token } from './tokens.ts';

const DEEPEST = 20;
/** Comparisons of a filter. */
const MOST = 100;
const OPERATORS = new Set(['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le']);

/** Finds an attribute by its name; null when there is none. */
type Resolve = (name: string) => AttributePath | null;

/**
 * Reads a filter for resources of the type.
 *
 * @throws ScimError 400 `invalidFilter`: the syntax, an unknown attribute, a value of another type, or a filter of more
 * than 8,192 characters, 100 comparisons or 20 levels
 */
export function parseFilter(text: string, type: ScimResourceType = USER_TYPE): Filter {
  const parser = new FilterParser(readTokens(text), (name) => findPath(name, type));
  const filter = parser.filter();
  parser.end();
  return filter;
}

/** The rules of the grammar, one method each. `not` binds tighter than `and`, and that tighter than `or`. */
export class FilterParser {
  private readonly tokens: readonly Token[];
  private resolve: Resolve;
  private next = 0;
  private depth = 0;
  private comparisons = 0;
  private inValues = false;

  constructor(tokens: readonly Token[], resolve: Resolve) {
    this.tokens = tokens;
    this.resolve = resolve;
  }

  filter(): Filter {
    if (++this.depth > DEEPEST) this.refuse(`The filter has more than ${DEEPEST} levels.`);
    const filter = this.combination('or', () => this.combination('and', () => this.term()));
    this.depth -= 1;
    return filter;
  }

  end(): void {
    const rest = this.tokens[this.next];
    if (rest) this.refuse(`Nothing is expected at character ${rest.at + 1} of the filter.`);
  }

  /** `[type eq "work"]` after the attribute of `path`. */
  valueFilter(path: AttributePath): Filter {
    if (!path.attribute.multiValued || path.subAttribute || this.inValues)
      this.refuse(`${shown(path.attribute.name)} is no list of values, so brackets can not follow it.`);
    const outside = this.resolve;
    this.resolve = (name) => findValuePath(path, name);
    this.inValues = true;
    this.symbol('[');
    const filter = this.filter();
    this.symbol(']');
    this.inValues = false;
    this.resolve = outside;
    return filter;
  }

  private combination(kind: 'and' | 'or', part: () => Filter): Filter {
    const filters = [part()];
    while (this.takesWord(kind)) filters.push(part());
    return filters.length === 1 && filters[0] ? filters[0] : { kind, filters };
  }

  private term(): Filter {
    if (this.isSymbol('(')) return this.group();
    if (this.isWord('not') && this.isSymbol('(', 1)) {
      this.next += 1;
      return { kind: 'not', filter: this.group() };
    }
    return this.expression();
  }

  private group(): Filter {
    this.symbol('(');
    const filter = this.filter();
    this.symbol(')');
    return filter;
  }

  private expression(): Filter {
    if (++this.comparisons > MOST) this.refuse(`The filter has more than ${MOST} comparisons.`);
    const name = this.word('an attribute');
    const path = this.resolve(name);
    if (!path) return this.refuse(`There is no attribute ${shown(name)}.`);
    if (isComputed(path)) this.refuse(`The attribute ${shown(name)} can not be filtered.`);
    return this.isSymbol('[') ? this.values(path) : this.comparison(path);
  }

  /** `emails[type eq "work"]`, or `emails[type eq "work"].value eq "a@example.com"` as Entra ID writes it. */
  private values(path: AttributePath): Filter {
    const filter = this.valueFilter(path);
    const token = this.tokens[this.next];
    if (token?.kind !== 'symbol' || !token.text.startsWith('.')) return { kind: 'values', path, filter };
    this.next += 1;
    const sub = findValuePath(path, token.text.slice(1));
    if (!sub) return this.refuse(`There is no attribute "${path.attribute.name}${token.text}".`);
    return { kind: 'values', path, filter: { kind: 'and', filters: [filter, this.comparison(sub)] } };
  }

  private comparison(path: AttributePath): Filter {
    const operator = this.word('an operator').toLowerCase();
    if (operator === 'pr') return { kind: 'present', path };
    if (!OPERATORS.has(operator)) this.refuse(`There is no operator ${shown(operator)}.`);
    return comparison(comparedAttribute(path), operator as CompareOperator, this.value());
  }

  private value(): string | number | boolean | null {
    const token = this.tokens[this.next++];
    if (token?.kind === 'value') return token.value;
    const literal = token?.kind === 'word' ? LITERALS.get(token.text.toLowerCase()) : undefined;
    if (literal === undefined)
      this.refuse('A text in double quotes, a number, true, false or null is expected.', token);
    return literal;
  }

  private word(expected: string): string {
    const token = this.tokens[this.next++];
    if (token?.kind !== 'word') return this.refuse(`The filter needs ${expected}.`, token);
    return token.text;
  }

  private isWord(text: string): boolean {
    const token = this.tokens[this.next];
    return token?.kind === 'word' && token.text.toLowerCase() === text;
  }

  private takesWord(text: string): boolean {
    if (!this.isWord(text)) return false;
    this.next += 1;
    return true;
  }

  private isSymbol(text: string, ahead = 0): boolean {
    const token = this.tokens[this.next + ahead];
    return token?.kind === 'symbol' && token.text === text;
  }

  private symbol(text: string): void {
    if (!this.isSymbol(text)) this.refuse(`The filter needs "${text}".`, this.tokens[this.next]);
    this.next += 1;
  }

  private refuse(what: string, token?: Token): never {
    const where = token ? ` See character ${token.at + 1}.` : '';
    throw new ScimError(400, 'invalidFilter', `${what}${where}`);
  }
}

const LITERALS = new Map<string, boolean | null>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/** What no resource stores: it is put together for each answer. */
function isComputed({ extension, attribute, subAttribute }: AttributePath): boolean {
  if (extension !== null || attribute.mutability !== 'readOnly') return false;
  return attribute.name === 'groups' || ['location', 'version'].includes(subAttribute?.name ?? '');
}

/** The attribute of one value of the list; a value that is simple is its own `value`. */
function findValuePath({ attribute }: AttributePath, name: string): AttributePath | null {
  const found = attribute.subAttributes
    ? findAttribute(attribute.subAttributes, name)
    : findAttribute([{ ...attribute, name: 'value', multiValued: false }], name);
  return found ? { extension: null, attribute: found, subAttribute: null } : null;
}
