/** The title of a dialog has one size everywhere. */
export const DIALOG_TITLE = { fontWeight: 650, fontSize: 18 } as const;
