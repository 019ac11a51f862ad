export { bundledOperators } from './bundled-operators.ts';
export { Uint32 } from './mmdb-encoding.ts';
export { writeMmdb } from './write-mmdb.ts';
export { writeOperators } from './write-operators.ts';
