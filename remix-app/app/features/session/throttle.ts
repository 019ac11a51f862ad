/** Runs the first call at once and the last of a burst when the time is over, so that none is forgotten. */
export function throttled(run: () => void, everyMs: number) {
  let last = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const fire = () => {
    timer = undefined;
    last = Date.now();
    run();
  };
  return {
    call(): void {
      if (timer !== undefined) return;
      const wait = last + everyMs - Date.now();
      if (wait <= 0) fire();
      else timer = setTimeout(fire, wait);
    },
    cancel(): void {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
