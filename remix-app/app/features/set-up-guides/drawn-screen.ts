/** A field of a screen. A marked one is highlighted: the table beside the picture has its value. */
export interface DrawnField {
  label: string;
  mark?: string;
}

/** A screen of a provider's console. All names are those of its English version. */
export interface DrawnScreen {
  console: string;
  /** Of the provider's own header. */
  color: string;
  /** Where its menu is: at the side, on top, or nowhere in a dialog. */
  menu: 'side' | 'top' | 'dialog';
  entries: readonly string[];
  /** The entry of the menu that leads to the screen. */
  entry: string;
  title: string;
  tabs?: readonly string[];
  /** Index of the tab that is open. */
  tab?: number;
  fields: readonly DrawnField[];
  button: string;
}

/** A value that the other side needs, to copy. */
export interface GuideValue {
  label: string;
  value: string;
  /** Its number in the picture. */
  mark?: string;
  /** Whether the value is a sentence about it: there is nothing to copy. */
  isHint?: boolean;
}

/** Numbers of the highlighted fields. */
export function markedIn({ fields }: DrawnScreen): string[] {
  return fields.flatMap(({ mark }) => mark ?? []);
}
