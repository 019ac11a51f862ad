/** A mapping's source, and the custom attribute that it names. */
interface Source {
  source: string;
  custom_attribute?: string | undefined;
}

const CUSTOM = 'custom_attribute';
const PREFIX = `${CUSTOM}:`;

/** A source as one choice of a select; that of a custom attribute has its name: `custom_attribute:costCode`. */
export function choiceOf({ source, custom_attribute: name = '' }: Source): string {
  return source === CUSTOM ? PREFIX + name : source;
}

/** The source of a choice. */
export function sourceOf(choice: string): Source {
  return choice.startsWith(PREFIX)
    ? { source: CUSTOM, custom_attribute: choice.slice(PREFIX.length) }
    : { source: choice };
}

/** Custom attributes as choices of a select, by their labels. */
export function customChoices(
  attributes: readonly { readonly name: string; readonly label: string }[],
): { value: string; label: string }[] {
  return attributes.map(({ name, label }) => ({
    value: choiceOf({ source: CUSTOM, custom_attribute: name }),
    label,
  }));
}
