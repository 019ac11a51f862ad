import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';

const FOLDER = join(import.meta.dirname, '../schemas');
const FILES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.xsd'))
  .map((fileName) => ({ fileName, contents: offline(readFileSync(join(FOLDER, fileName), 'utf8')) }));

export type Schema = 'metadata' | 'protocol';

/** The errors that libxml2 finds in each document, by name. Empty if all are valid. */
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
    // A line without a location continues the previous one.
    name = named.find(({ file }) => file.fileName === loc?.fileName)?.name ?? name;
    found[name] = [...(found[name] ?? []), message];
  }
  return found;
}

/** Resolves an imported web URL to the file beside it. */
function offline(schema: string): string {
  return schema.replaceAll(/schemaLocation="https?:[^"]*\/([\w.-]+\.xsd)"/g, 'schemaLocation="$1"');
}
