/** Dialog titles have one size everywhere. */
export const DIALOG_TITLE = { fontWeight: 650, fontSize: 18 } as const;
