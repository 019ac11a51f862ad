import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const contract: unknown = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'));

/** Keys whose texts are code: values, types and names. */
const CODE = ['enum', 'pattern', 'default', 'type', 'x-permissions'];

/** Patterns for the contract's code, longest first. They match whole words, so that sentences do not match in part. */
export function wordsOfContract(): RegExp[] {
  const { components } = contract as { components: { schemas: Record<string, unknown> } };
  const words = new Set([...codeIn(contract), ...Object.keys(components.schemas)]);
  return [...words]
    .sort((one, other) => other.length - one.length)
    .map((word) => new RegExp(`(?<![\\p{L}\\d_-])${escaped(word)}(?![\\p{L}\\d_-])`, 'gu'));
}

function codeIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, inner]) =>
    CODE.includes(key)
      ? [inner]
          .flat()
          .filter((text) => text !== null && typeof text !== 'object')
          .map(String)
      : codeIn(inner),
  );
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}
