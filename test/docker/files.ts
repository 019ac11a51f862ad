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
  networks?: string[];
  healthcheck?: { test?: string[]; disable?: boolean };
  depends_on?: Record<string, { condition: string }>;
}

export interface Compose {
  services: Record<string, Service>;
  networks?: Record<string, unknown>;
  volumes?: Record<string, unknown>;
  secrets?: Record<string, { file: string }>;
}

export const inDocker = (name: string) => join(ROOT, 'docker', name);
export const read = (name: string) => readFileSync(inDocker(name), 'utf8');
export const readCompose = (name: string) => parse(read(name), { merge: true }) as Compose;

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
