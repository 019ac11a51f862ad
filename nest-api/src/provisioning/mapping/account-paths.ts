import { USER_SCHEMA as USER } from '@gatehouse/scim';
import type { FlatAccount } from './build-account.js';

type Resource = Record<string, unknown>;

interface Place {
  /** URN of the extension that holds the attribute; null for the core schema. */
  readonly schema: string | null;
  readonly names: readonly string[];
}

/** `urn:…:User:manager.displayName` as the extension and the names in it. Source: RFC 7644 §3.10. */
function placeOf(path: string): Place {
  const end = path.startsWith('urn:') ? path.lastIndexOf(':') : -1;
  const schema = end < 0 ? null : path.slice(0, end);
  const names = path.slice(end + 1).split('.');
  return { schema: schema === USER ? null : schema, names };
}

/** The account as the body of a request. */
export function toResource(account: FlatAccount): Resource {
  const schemas = [USER];
  const resource: Resource = {};
  for (const [path, value] of Object.entries(account)) {
    const { schema, names } = placeOf(path);
    if (schema && !schemas.includes(schema)) schemas.push(schema);
    put(schema ? inner(resource, schema) : resource, names, value);
  }
  return { schemas, ...resource };
}

/** Sets the attributes of the account in a resource that the target returned, and keeps what else it has. */
export function mergeInto(theirs: Resource, account: FlatAccount, gone: readonly string[] = []): Resource {
  const merged = structuredClone(theirs);
  for (const path of gone) remove(merged, path);
  for (const [path, value] of Object.entries(account)) {
    const { schema, names } = placeOf(path);
    put(schema ? inner(merged, schema) : merged, names, value);
  }
  return merged;
}

/** The value at a path; names of attributes have no case. Source: RFC 7643 §2.1. */
export function valueAt(resource: Resource, path: string): unknown {
  const { schema, names } = placeOf(path);
  let value: unknown = schema ? get(resource, schema) : resource;
  for (const name of names) value = get(value, name);
  return value;
}

function get(holder: unknown, name: string): unknown {
  if (typeof holder !== 'object' || holder === null || Array.isArray(holder)) return undefined;
  const key = Object.keys(holder).find((known) => known.toLowerCase() === name.toLowerCase());
  return key === undefined ? undefined : (holder as Resource)[key];
}

/** Removes an attribute. An object that has no other goes with it. */
function remove(resource: Resource, path: string): void {
  const { schema, names } = placeOf(path);
  removeFrom(resource, schema ? [schema, ...names] : names);
}

function removeFrom(holder: Resource, [name = '', ...rest]: readonly string[]): void {
  const held = get(holder, name);
  if (rest.length > 0) {
    if (typeof held !== 'object' || held === null || Array.isArray(held)) return;
    removeFrom(held as Resource, rest);
    if (Object.keys(held).length > 0) return;
  }
  const key = Object.keys(holder).find((known) => known.toLowerCase() === name.toLowerCase());
  if (key !== undefined) delete holder[key];
}

function inner(holder: Resource, name: string): Resource {
  const held = get(holder, name);
  if (typeof held === 'object' && held !== null && !Array.isArray(held)) return held as Resource;
  const made: Resource = {};
  set(holder, name, made);
  return made;
}

function put(holder: Resource, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) set(holder, name, value);
  else put(inner(holder, name), rest, value);
}

function set(holder: Resource, name: string, value: unknown): void {
  const key = Object.keys(holder).find((known) => known.toLowerCase() === name.toLowerCase()) ?? name;
  Object.defineProperty(holder, key, { value, enumerable: true, writable: true, configurable: true });
}
