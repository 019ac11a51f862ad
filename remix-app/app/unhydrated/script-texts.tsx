/** Texts that a script of an unhydrated page shows, in the language of the page. */
export function ScriptTexts({ texts }: { texts: Record<string, string> }) {
  return <div hidden data-texts={JSON.stringify(texts)} />;
}
