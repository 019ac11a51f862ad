/** What became of what somebody typed into one form. */
export interface Draft {
  isChanged: boolean;
  /** It was changed when it was sent, and there is no answer yet. */
  isSent: boolean;
}

/** Of the forms that the page shows now. */
const shown = new Set<Draft>();

/** @returns how to withdraw it */
export function showDraft(draft: Draft): () => void {
  shown.add(draft);
  return () => {
    shown.delete(draft);
  };
}

/** Whether something that was typed is not saved. @param besides the form that is about to be sent */
export function hasDrafts(besides?: Draft): boolean {
  return [...shown].some((draft) => draft !== besides && draft.isChanged);
}

/** As `hasDrafts`, or it is on its way: whether it is saved shows with the answer. */
export function mayLoseText(): boolean {
  return [...shown].some(({ isChanged, isSent }) => isChanged || isSent);
}

export function forgetDrafts(): void {
  for (const draft of shown) {
    draft.isChanged = false;
    draft.isSent = false;
  }
}

/** What a form sent was taken, or was not. */
export function settleDrafts(isTaken: boolean): void {
  for (const draft of shown) {
    if (!isTaken) draft.isChanged ||= draft.isSent;
    draft.isSent = false;
  }
}
