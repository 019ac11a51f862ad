import { AsyncLocalStorage } from 'node:async_hooks';

/** Where the application, which is bundled apart from this file, finds the notes of the request it answers. */
export const REFUSAL_NOTES = Symbol.for('gatehouse.refusal-notes');

/**
 * Lets whatever answers a request say by a stable code why it refused it; the request's line in the log has the code.
 * The first code stays: what follows from it says less.
 */
export function refusalNotes() {
  /** @type {AsyncLocalStorage<{ code?: string }>} */
  const current = new AsyncLocalStorage();
  /** @type {WeakMap<object, { code?: string }>} */
  const notes = new WeakMap();
  globalThis[REFUSAL_NOTES] = (code) => {
    const note = current.getStore();
    if (note) note.code ??= code;
  };
  return {
    of: (request) => notes.get(request)?.code,
    /** Does `work`, which answers `request`. */
    during(request, work) {
      const note = {};
      notes.set(request, note);
      return current.run(note, work);
    },
  };
}
