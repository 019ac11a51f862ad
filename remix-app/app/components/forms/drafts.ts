/** The state of a form's input. */
export interface Draft {
  isChanged: boolean;
  /** It was submitted with changes, and the response is pending. */
  isSent: boolean;
}

/** The forms on the current page. */
const shown = new Set<Draft>();

/** @returns a function that unregisters it */
export function showDraft(draft: Draft): () => void {
  shown.add(draft);
  return () => {
    shown.delete(draft);
  };
}

/** Whether there is unsaved input. @param besides the form that is about to be submitted */
export function hasDrafts(besides?: Draft): boolean {
  return [...shown].some((draft) => draft !== besides && draft.isChanged);
}

/** As `hasDrafts`, but includes forms with a pending response. */
export function mayLoseText(): boolean {
  return [...shown].some(({ isChanged, isSent }) => isChanged || isSent);
}

export function forgetDrafts(): void {
  for (const draft of shown) {
    draft.isChanged = false;
    draft.isSent = false;
  }
}

/** Records whether a submitted form was saved. */
export function settleDrafts(isTaken: boolean): void {
  for (const draft of shown) {
    if (!isTaken) draft.isChanged ||= draft.isSent;
    draft.isSent = false;
  }
}
