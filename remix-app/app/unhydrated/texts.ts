/** A text of the page's `ScriptTexts`. */
export function textOf(key: string): string {
  for (const element of document.querySelectorAll<HTMLElement>('[data-texts]')) {
    const text = (JSON.parse(element.dataset.texts ?? '{}') as Record<string, string>)[key];
    if (text !== undefined) return text;
  }
  return '';
}
