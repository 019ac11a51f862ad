import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';

const FOLDER = join(import.meta.dirname, '../schemas');
const FILES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.xsd'))
  .map((fileName) => ({ fileName, contents: offline(readFileSync(join(FOLDER, fileName), 'utf8')) }));

export type Schema = 'metadata' | 'protocol';

/** What libxml2 finds wrong with each of the documents, by their names; nothing where all is right. */
export async function schemaErrors(
  schema: Schema,
  documents: Readonly<Record<string, string>>,
): Promise<Record<string, string[]>> {
  const named = Object.entries(documents).map(([name, contents], place) => ({
    name,
    file: { fileName: `${place}.xml`, contents },
  }));
  const fileName = `saml-schema-${schema}-2.0.xsd`;
  const { errors } = await validateXML({
    xml: named.map(({ file }) => file),
    schema: FILES.filter((file) => file.fileName === fileName),
    preload: FILES.filter((file) => file.fileName !== fileName),
    maxMemoryPages: 4_096,
  });
  const found: Record<string, string[]> = {};
  let name = 'schema';
  for (const { loc, message } of errors) {
    // A line without a place goes on with the one before it.
    name = named.find(({ file }) => file.fileName === loc?.fileName)?.name ?? name;
    found[name] = [...(found[name] ?? []), message];
  }
  return found;
}

/** What is imported by an address on the web is the file beside it. */
function offline(schema: string): string {
  return schema.replaceAll(/schemaLocation="https?:[^"]*\/([\w.-]+\.xsd)"/g, 'schemaLocation="$1"');
}
