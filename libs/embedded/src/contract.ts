import { join } from 'node:path';
import { ROOT } from './repository.ts';

/** Paths of the contract and of the types generated from it. */
export const CONTRACT = join(ROOT, 'openapi.yaml');
/** The page generated from the catalog of causes. */
export const SIGN_IN_PROBLEMS = join(ROOT, 'docs/sign-in-problems.md');
export const CLIENT_TYPES = join(ROOT, 'libs/api-client/src/schema.d.ts');

/** The two shell commands that generate both files: the contract from the built API, then the types from it. */
export function contractCommands(contract = CONTRACT, types = CLIENT_TYPES): string[] {
  return [
    `node nest-api/dist/commands/openapi.js '${contract}'`,
    `node libs/api-client/write-types.ts '${contract}' '${types}'`,
  ];
}
