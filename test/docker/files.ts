import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@gatehouse/embedded';
import { parse } from 'yaml';

export interface Service {
  image: string;
  build?: { context: string; dockerfile: string; args?: Record<string, string> };
  command?: string[];
  entrypoint?: string[];
  profiles?: string[];
  user?: string;
  read_only?: boolean;
  restart?: string;
  environment?: Record<string, string | number>;
  secrets?: string[];
  volumes?: string[];
  ports?: string[];
  logging?: unknown;
  networks?: string[] | Record<string, { aliases?: string[] }>;
  stop_signal?: string;
  stop_grace_period?: string;
  healthcheck?: { test?: string[]; disable?: boolean };
  depends_on?: Record<string, { condition: string }>;
}

export interface Compose {
  services: Record<string, Service>;
  networks?: Record<string, unknown>;
  volumes?: Record<string, unknown>;
  secrets?: Record<string, { file: string }>;
}

/** `!override` of Compose: the value replaces the one of the previous file instead of being merged. */
const OVERRIDE = { tag: '!override', collection: 'map' as const };

export const inDocker = (name: string) => join(ROOT, 'docker', name);
export const read = (name: string) => readFileSync(inDocker(name), 'utf8');
export const readCompose = (name: string) =>
  parse(read(name), { merge: true, customTags: [OVERRIDE] }) as Compose;

/** A Compose file merged with an override, as the engine does: maps are merged, lists are joined. */
export function mergeCompose(name: string, override: string): Compose {
  const replaced = new Set([...read(override).matchAll(/(\w+): !override/g)].map(([, key]) => key));
  const merge = (one: unknown, other: unknown, key: string): unknown => {
    if (replaced.has(key) || one === undefined || one === null) return other;
    if (other === undefined || other === null) return one;
    if (Array.isArray(one) && Array.isArray(other)) return [...one, ...other];
    if (typeof one !== 'object' || typeof other !== 'object') return other;
    const [left, right] = [one, other] as Record<string, unknown>[];
    const keys = new Set([...Object.keys(left ?? {}), ...Object.keys(right ?? {})]);
    return Object.fromEntries([...keys].map((name) => [name, merge(left?.[name], right?.[name], name)]));
  };
  return merge(readCompose(name), readCompose(override), '') as Compose;
}

export interface Instruction {
  name: string;
  value: string;
}

/** A stage of a Dockerfile: its base, its name if it has one, and its instructions. */
export interface Stage {
  from: string;
  name: string | undefined;
  instructions: Instruction[];
}

export function readStages(dockerfile: string): Stage[] {
  const stages: Stage[] = [];
  for (const line of read(dockerfile).split('\n')) {
    const [, name = '', value = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (name === 'FROM') {
      const [from = '', , stage] = value.split(' ');
      stages.push({ from, name: stage, instructions: [] });
    } else if (name) {
      stages.at(-1)?.instructions.push({ name, value });
    }
  }
  return stages;
}

/** The JSON array of the image's last instruction of that kind. */
export function commandOf(dockerfile: string, name: 'CMD' | 'HEALTHCHECK'): string[] {
  const value = readStages(dockerfile)
    .at(-1)
    ?.instructions.findLast((instruction) => instruction.name === name)?.value;
  return JSON.parse(value?.slice(value.indexOf('[')) ?? '[]') as string[];
}

/** A value of compose.yaml as the engine resolves it: `${NAME:-default}`, including nested defaults. */
export function interpolated(value: string, env: Record<string, string> = {}): string {
  const done = value.replace(
    /\$\{(\w+):-([^${}]*)\}/g,
    (_, name: string, other: string) => env[name] || other,
  );
  return done === value ? value : interpolated(done, env);
}
