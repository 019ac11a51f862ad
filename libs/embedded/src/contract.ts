import { join } from 'node:path';
import { ROOT } from './repository.ts';

/** Where the contract and the types made from it are kept. */
export const CONTRACT = join(ROOT, 'openapi.yaml');
/** The page that the catalogue of causes makes. */
export const SIGN_IN_PROBLEMS = join(ROOT, 'docs/sign-in-problems.md');
export const CLIENT_TYPES = join(ROOT, 'libs/api-client/src/schema.d.ts');

/** The two lines of shell that make both files, first the contract from the built API, then the types from it. */
export function contractCommands(contract = CONTRACT, types = CLIENT_TYPES): string[] {
  return [
    `node nest-api/dist/commands/openapi.js '${contract}'`,
    `node libs/api-client/write-types.ts '${contract}' '${types}'`,
  ];
}
